"""Patch builders."""
