"""Emitters and builders."""
