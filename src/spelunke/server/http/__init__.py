"""Requests and their answers: routes, request and response types, OpenAPI, and the page's files."""
