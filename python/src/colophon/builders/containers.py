"""Proposals for containers, data products and what belongs to them, under the names of DataHub's package."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .._arguments import texts
from ..proposals import Proposal
from .aspects import (
    PropertyValue,
    make_container_aspect,
    make_data_platform_instance_aspect,
    make_domains_aspect,
    make_global_tag_aspect_with_tag_list,
    make_ownership_aspect_from_urn_list,
    make_status_aspect,
    make_structured_properties_aspect,
    make_sub_types_aspect,
    validate_ownership_type,
)
from .keys import ContainerKey, DataProductKey


def gen_containers(
    container_key: ContainerKey,
    name: str,
    sub_types: Sequence[str],
    parent_container_key: ContainerKey | None = None,
    extra_properties: Mapping[str, str] | None = None,
    structured_properties: Mapping[Any, PropertyValue] | None = None,
    domain_urn: str | None = None,
    description: str | None = None,
    owner_urn: str | None = None,
    ownership_type: str | None = None,
    external_url: str | None = None,
    tags: Sequence[str] | None = None,
    qualified_name: str | None = None,
    created: int | None = None,
    last_modified: int | None = None,
) -> Iterable[Proposal]:
    """Proposals that describe a container: a database, a schema, a folder.

    Args:
        container_key: Names the container.
        name: Name in the source system, such as `public`.
        sub_types: Its type in the source, such as `["Schema"]`.
        parent_container_key: Key of the parent container, from `container_key.parent_key()`.
        extra_properties: Custom properties in addition to those of the key. They take precedence over these.
        structured_properties: Values by the name or URN of the structured property.
        domain_urn: URN of the domain to which it belongs.
        description: Description for readers.
        owner_urn: URN of a user or group.
        ownership_type: Name or URN of the type of ownership. Default `DATAOWNER`.
        external_url: Link that opens the container in its system.
        tags: Names or URNs. They are written in order of their names.
        qualified_name: Name with all its parents, such as `sales.public`.
        created: When it was created in the source, in milliseconds since the epoch.
        last_modified: When it last changed in the source, in milliseconds since the epoch.

    >>> from colophon import DatabaseKey, gen_containers
    >>> proposals = gen_containers(DatabaseKey(platform="mysql", database="shop"), "shop", ["Database"])
    >>> [proposal.aspectName for proposal in proposals]
    ['containerProperties', 'status', 'dataPlatformInstance', 'subTypes']
    """
    from ..models import ContainerProperties, FabricType, TimeStamp

    urn = container_key.as_urn()
    # First, since a server makes the browse path of what it knows by then.
    if parent_container_key is not None:
        yield from add_entity_to_container(parent_container_key, "container", urn)
    # A key may carry the name of an instance where the environment belongs; it has no place in the aspect.
    env = container_key.env if container_key.env in FabricType.__members__ else None
    yield Proposal(
        entityUrn=urn,
        aspect=ContainerProperties(
            name=name,
            description=description,
            customProperties={**container_key.property_dict(), **(extra_properties or {})},
            externalUrl=external_url,
            qualifiedName=qualified_name,
            created=None if created is None else TimeStamp(time=created),
            lastModified=None if last_modified is None else TimeStamp(time=last_modified),
            env=env,
        ),
    )
    yield Proposal(entityUrn=urn, aspect=make_status_aspect())
    yield Proposal(
        entityUrn=urn,
        aspect=make_data_platform_instance_aspect(container_key.platform, container_key.instance),
    )
    yield Proposal(entityUrn=urn, aspect=make_sub_types_aspect(sub_types))
    if domain_urn:
        yield from add_domain_to_entity_wu(urn, domain_urn)
    if owner_urn:
        yield from add_owner_to_entity_wu("container", urn, owner_urn, ownership_type or "DATAOWNER")
    if tags:
        yield from add_tags_to_entity_wu("container", urn, sorted(texts("tags", tags)))
    if structured_properties:
        yield from add_structured_properties_to_entity_wu(urn, structured_properties)


def add_entity_to_container(
    container_key: ContainerKey, entity_type: str, entity_urn: str
) -> Iterable[Proposal]:
    """A proposal that puts an entity into a container."""
    yield Proposal(entityUrn=entity_urn, aspect=make_container_aspect(container_key))


def add_dataset_to_container(container_key: ContainerKey, dataset_urn: str) -> Iterable[Proposal]:
    """A proposal that puts a dataset into a container."""
    return add_entity_to_container(container_key, "dataset", dataset_urn)


def add_domain_to_entity_wu(entity_urn: str, domain_urn: str) -> Iterable[Proposal]:
    """A proposal that sets the domain of an entity."""
    yield Proposal(entityUrn=entity_urn, aspect=make_domains_aspect([domain_urn]))


def add_owner_to_entity_wu(
    entity_type: str, entity_urn: str, owner_urn: str, ownership_type: str = "DATAOWNER"
) -> Iterable[Proposal]:
    """A proposal that sets the owner of an entity."""
    kind, type_urn = validate_ownership_type(ownership_type)
    aspect = make_ownership_aspect_from_urn_list([owner_urn], None, kind, type_urn=type_urn)
    yield Proposal(entityUrn=entity_urn, aspect=aspect)


def add_tags_to_entity_wu(entity_type: str, entity_urn: str, tags: Sequence[str]) -> Iterable[Proposal]:
    """A proposal that sets the tags of an entity."""
    yield Proposal(entityUrn=entity_urn, aspect=make_global_tag_aspect_with_tag_list(tags))


def add_structured_properties_to_entity_wu(
    entity_urn: str, structured_properties: Mapping[Any, PropertyValue]
) -> Iterable[Proposal]:
    """A proposal that sets the structured properties of an entity."""
    values = {str(name): value for name, value in structured_properties.items()}
    yield Proposal(entityUrn=entity_urn, aspect=make_structured_properties_aspect(values))


def gen_data_product(
    data_product_key: DataProductKey,
    name: str,
    description: str | None = None,
    external_url: str | None = None,
    custom_properties: Mapping[str, str] | None = None,
    domain_urn: str | None = None,
    owner_urns: Sequence[str] | None = None,
    ownership_type: str = "DATAOWNER",
    tags: Sequence[str] | None = None,
    structured_properties: Mapping[Any, PropertyValue] | None = None,
    assets: Sequence[str] | None = None,
) -> Iterable[Proposal]:
    """Proposals that describe a data product. Its domain is set only if it has none yet."""
    from ..models import DataProductAssociation, DataProductProperties

    urn = data_product_key.as_urn()
    yield Proposal(
        entityUrn=urn,
        aspect=DataProductProperties(
            name=name,
            description=description,
            externalUrl=external_url,
            customProperties={**data_product_key.property_dict(), **(custom_properties or {})},
            assets=None
            if assets is None
            else [DataProductAssociation(destinationUrn=asset) for asset in texts("assets", assets)],
        ),
    )
    yield Proposal(entityUrn=urn, aspect=make_status_aspect())
    if domain_urn:
        headers = {"If-None-Match": "*"}
        aspect = make_domains_aspect([domain_urn])
        yield Proposal(entityUrn=urn, changeType="CREATE", aspect=aspect, headers=headers)
    if owner_urns:
        kind, type_urn = validate_ownership_type(ownership_type)
        aspect_ = make_ownership_aspect_from_urn_list(owner_urns, None, kind, type_urn=type_urn)
        yield Proposal(entityUrn=urn, aspect=aspect_)
    if tags:
        yield from add_tags_to_entity_wu("dataProduct", urn, tags)
    if structured_properties:
        yield from add_structured_properties_to_entity_wu(urn, structured_properties)


def create_embed_mcp(urn: str, embed_url: str) -> Proposal:
    """A proposal that sets the address under which an entity can be embedded."""
    from ..models import Embed

    return Proposal(entityUrn=urn, aspect=Embed(renderUrl=embed_url))
