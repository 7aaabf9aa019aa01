"""The graph client."""
