"""Imports everything that the installed package offers, and writes one record."""

import importlib
import importlib.metadata
import pkgutil

import colophon

for name in dir(colophon):
    getattr(colophon, name)
for module in pkgutil.walk_packages(colophon.__path__, "colophon."):
    importlib.import_module(module.name)
needed = [name for name in importlib.metadata.requires("colophon") or [] if "extra" not in name]
assert len(needed) <= 1, needed
assert importlib.metadata.version("colophon") == colophon.__version__
proposal = colophon.Proposal(entityUrn=colophon.make_tag_urn("pii"), aspect=colophon.models.TagProperties(name="PII"))
assert colophon.Proposal.from_obj(proposal.to_obj()) == proposal
print(f"colophon {colophon.__version__}: {len(dir(colophon))} names")
