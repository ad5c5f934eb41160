"""A toy game to hold the laws against: one that keeps them all, and many that each break one."""
