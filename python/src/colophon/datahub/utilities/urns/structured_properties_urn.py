"""`StructuredPropertyUrn` under its older name."""

from ....builders.urns import make_structured_property_urn
from ...metadata.urns import StructuredPropertyUrn

__all__ = ["StructuredPropertyUrn", "make_structured_property_urn"]
