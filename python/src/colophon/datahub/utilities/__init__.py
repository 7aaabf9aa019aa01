"""Helpers around URNs."""
