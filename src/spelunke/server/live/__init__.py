"""Tables in this process: the registry, one room a table, clocks, and the one way out for what a seat may know."""
