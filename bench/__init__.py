"""Speeds as ratios from one run."""
