"""Models under the names of DataHub's package."""
