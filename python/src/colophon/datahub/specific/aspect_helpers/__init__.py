"""What several patch builders can do."""
