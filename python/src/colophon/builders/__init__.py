"""Functions that make URNs, aspects and proposals."""
