"""What the transformers "from a program" call, as `transformer-programs.ts` has it."""

from typing import Dict, List, Optional

from datahub.ingestion.transformer.add_dataset_properties import AddDatasetPropertiesResolverBase
from datahub.metadata import schema_classes as s


def is_orders(urn: str) -> bool:
    return "orders" in urn


def owners(urn: str) -> List[s.OwnerClass]:
    return [s.OwnerClass(owner="urn:li:corpuser:bo", type="BUSINESS_OWNER")] if is_orders(urn) else []


def tags(urn: str) -> List[s.TagAssociationClass]:
    return [s.TagAssociationClass(tag="urn:li:tag:new")] if is_orders(urn) else []


def terms(urn: str) -> List[s.GlossaryTermAssociationClass]:
    return [s.GlossaryTermAssociationClass(urn="urn:li:glossaryTerm:New")] if is_orders(urn) else []


def domains(urn: str) -> s.DomainsClass:
    return s.DomainsClass(domains=["urn:li:domain:new"] if is_orders(urn) else [])


class properties(AddDatasetPropertiesResolverBase):
    def get_properties_to_add(self, entity_urn: str) -> Dict[str, str]:
        return {"team": "shop" if is_orders(entity_urn) else "none"}


def product(urn: str) -> Optional[str]:
    return "urn:li:dataProduct:sales" if is_orders(urn) else None
