"""Tables in this process: the registry, one room per table, clocks, and the only output of what a seat may know."""
