"""The modules of DataHub's package, so that a program moves over by changing its imports: `datahub` to `colophon.datahub`."""
