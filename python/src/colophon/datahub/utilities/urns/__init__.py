"""URNs, one module for each kind."""
