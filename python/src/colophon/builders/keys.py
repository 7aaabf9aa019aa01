"""Keys of containers, data products and domains: their GUID is the MD5 of the fields, as DataHub's clients make it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from .urns import (
    make_container_urn,
    make_data_product_urn,
    make_dataset_urn_with_platform_instance,
    make_domain_urn,
)


def datahub_guid(obj: dict[str, Any]) -> str:
    """The GUID of anything without its own name: the MD5 of its fields, as JSON with sorted keys.

    >>> datahub_guid({"platform": "mysql", "database": "shop"})
    'c0e607c8f8ad4ecc5a19af667a626c24'
    """

    def default(value: Any) -> str:
        if hasattr(value, "guid"):
            return str(value.guid())
        raise TypeError(f"A GUID cannot be made of a {type(value).__name__}.")

    text = json.dumps(obj, separators=(",", ":"), sort_keys=True, default=default)
    return hashlib.md5(text.encode(), usedforsecurity=False).hexdigest()


@dataclass(kw_only=True)
class DatahubKey:
    """The base of all keys."""

    # Names in the GUID that are not those of the fields.
    _ALIASES: ClassVar[dict[str, str]] = {}
    _INTERNAL: ClassVar[frozenset[str]] = frozenset(("backcompat_env_as_instance",))

    def _bag(self) -> dict[str, Any]:
        given = {field.name: getattr(self, field.name) for field in fields(self)}
        return {
            self._ALIASES.get(name, name): value
            for name, value in given.items()
            if value is not None and name not in self._INTERNAL
        }

    def guid_dict(self) -> dict[str, Any]:
        """The fields that the GUID is computed from."""
        return self._bag()

    def guid(self) -> str:
        """The GUID, 32 hexadecimal digits."""
        return datahub_guid(self.guid_dict())

    def property_dict(self) -> dict[str, str]:
        """The fields as they appear in the custom properties."""
        return {name: str(value) for name, value in self._bag().items()}

    def as_urn(self) -> str:
        """The URN of what the key names."""
        raise NotImplementedError


@dataclass(kw_only=True)
class ContainerKey(DatahubKey):
    """Names a container by its platform; the base of the keys below.

    >>> ContainerKey(platform="mysql").as_urn()
    'urn:li:container:556e2ca797ab57488e6196a4ee22529e'
    """

    platform: str
    """Name of the platform, such as `mysql`; not a URN."""
    instance: str | None = None
    """One of several deployments of the platform. Part of the GUID."""
    env: str | None = None
    """Environment, such as `PROD`. Not part of the GUID."""
    backcompat_env_as_instance: bool = False
    """Use `env` as the instance if there is none, as some sources once did, to get their GUIDs."""

    def guid_dict(self) -> dict[str, Any]:
        """The fields that the GUID is computed from: all but the environment."""
        bag = self._bag()
        env = bag.pop("env", None)
        if self.backcompat_env_as_instance and self.instance is None and env is not None:
            bag["instance"] = env
        return bag

    def as_urn(self) -> str:
        """The URN of the container."""
        return make_container_urn(self)

    def parent_key(self) -> ContainerKey | None:
        """The key of the parent container; None at the top level."""
        parent = type(self).__mro__[1]
        if parent in (ContainerKey, DatahubKey) or not issubclass(parent, ContainerKey):
            return None
        return parent(**{field.name: getattr(self, field.name) for field in fields(parent)})


PlatformKey = ContainerKey
"""The older name of `ContainerKey`."""


@dataclass(kw_only=True)
class DatabaseKey(ContainerKey):
    """Names a database.

    >>> DatabaseKey(platform="mysql", database="shop").as_urn()
    'urn:li:container:c0e607c8f8ad4ecc5a19af667a626c24'
    """

    database: str
    """Name of the database."""


@dataclass(kw_only=True, init=False)
class SchemaKey(DatabaseKey):
    """Names a schema of a database.

    >>> key = SchemaKey(platform="mysql", instance="eu1", database="shop", schema="sales")
    >>> key.guid()
    '419f310ef600be4010c4a377b4cda213'
    """

    _ALIASES: ClassVar[dict[str, str]] = {"db_schema": "schema"}

    db_schema: str
    """Name of the schema; the constructor also takes it as `schema`."""

    def __init__(
        self,
        *,
        platform: str,
        database: str,
        schema: str | None = None,
        db_schema: str | None = None,
        instance: str | None = None,
        env: str | None = None,
        backcompat_env_as_instance: bool = False,
    ) -> None:
        name = schema if schema is not None else db_schema
        if name is None:
            raise TypeError("SchemaKey() needs `schema`, the name of the schema.")
        DatabaseKey.__init__(
            self,
            platform=platform,
            database=database,
            instance=instance,
            env=env,
            backcompat_env_as_instance=backcompat_env_as_instance,
        )
        self.db_schema = name


@dataclass(kw_only=True)
class NamespaceKey(ContainerKey):
    """Names a namespace.

    >>> NamespaceKey(platform="iceberg", namespace="shop").as_urn()
    'urn:li:container:2eaf6235eacadd19639817f74ee51196'
    """

    namespace: str
    """Name of the namespace, with dots between levels."""


@dataclass(kw_only=True)
class ProjectIdKey(ContainerKey):
    """Names a BigQuery project.

    >>> ProjectIdKey(platform="bigquery", project_id="shop").as_urn()
    'urn:li:container:41c36a7bcf068035a4cf02317360b259'
    """

    project_id: str
    """Id of the project."""


@dataclass(kw_only=True)
class BigQueryDatasetKey(ProjectIdKey):
    """Names a dataset of BigQuery, which is a schema elsewhere.

    >>> BigQueryDatasetKey(platform="bigquery", project_id="shop", dataset_id="sales").as_urn()
    'urn:li:container:9dbc727585c2f681cc00a46dcf565e11'
    """

    dataset_id: str
    """Id of the dataset."""


@dataclass(kw_only=True)
class MetastoreKey(ContainerKey):
    """Names a metastore of Databricks.

    >>> MetastoreKey(platform="databricks", metastore="eu1").as_urn()
    'urn:li:container:b41ac21907204988f819ebb844b27f30'
    """

    metastore: str
    """Name of the metastore."""


@dataclass(kw_only=True)
class CatalogKeyWithMetastore(MetastoreKey):
    """Names a `catalog` of Databricks, with the metastore above it.

    >>> CatalogKeyWithMetastore(platform="databricks", metastore="eu1", catalog="shop").as_urn()
    'urn:li:container:1180ff1e2a4e2e8ffdc4a8f4e7431df8'
    """

    catalog: str
    """Name of the `catalog`."""


@dataclass(kw_only=True)
class UnitySchemaKeyWithMetastore(CatalogKeyWithMetastore):
    """Names a schema in a `catalog` of Databricks, with the metastore above it.

    >>> UnitySchemaKeyWithMetastore(platform="databricks", metastore="eu1", catalog="shop", unity_schema="sales").as_urn()
    'urn:li:container:8fcff7ebc930f628ed4d2af410b31f68'
    """

    unity_schema: str
    """Name of the schema."""


@dataclass(kw_only=True)
class CatalogKey(ContainerKey):
    """Names a `catalog` of Databricks where there is one metastore.

    >>> CatalogKey(platform="databricks", catalog="shop").as_urn()
    'urn:li:container:272d833d51bce5858f5039957a5f8ed5'
    """

    catalog: str
    """Name of the `catalog`."""


@dataclass(kw_only=True)
class UnitySchemaKey(CatalogKey):
    """Names a schema in a `catalog` of Databricks where there is one metastore.

    >>> UnitySchemaKey(platform="databricks", catalog="shop", unity_schema="sales").as_urn()
    'urn:li:container:b50ea9cf1986f06b01fa20cb80f152bd'
    """

    unity_schema: str
    """Name of the schema."""


@dataclass(kw_only=True)
class FolderKey(ContainerKey):
    """Names a folder by its full path.

    >>> FolderKey(platform="s3", folder_abs_path="shop/orders").as_urn()
    'urn:li:container:f7736e94d77e9089e001f74cba56bb53'
    """

    folder_abs_path: str
    """Full path of the folder."""


@dataclass(kw_only=True)
class BucketKey(ContainerKey):
    """Names a bucket of an object store.

    >>> BucketKey(platform="s3", bucket_name="shop").as_urn()
    'urn:li:container:1ff430f24e10277e62a00d907393363f'
    """

    bucket_name: str
    """Name of the bucket."""


@dataclass(kw_only=True)
class ExperimentKey(ContainerKey):
    """Names an experiment of machine learning.

    >>> ExperimentKey(platform="mlflow", id="churn").as_urn()
    'urn:li:container:a12ce0c2e23e488b87f698d737cb80c0'
    """

    id: str
    """Id of the experiment."""


@dataclass(kw_only=True)
class NotebookKey(DatahubKey):
    """Names a Databricks notebook, which is stored as a dataset whose name is the GUID.

    >>> NotebookKey(notebook_id=7, platform="databricks").as_urn()
    'urn:li:dataset:(urn:li:dataPlatform:databricks,6fd0645209b1e08e6f8b1a938512d219,PROD)'
    """

    notebook_id: int
    """Id of the notebook."""
    platform: str
    """Name of the platform, such as `mysql`; not a URN."""
    instance: str | None = None
    """One of several deployments of the platform."""

    def as_urn(self) -> str:
        """The URN of the dataset."""
        return make_dataset_urn_with_platform_instance(self.platform, self.guid(), self.instance)


@dataclass(kw_only=True)
class DataProductKey(DatahubKey):
    """Names a data product. All fields, `env` included, are part of the GUID.

    >>> DataProductKey(platform="mysql", name="orders").as_urn()
    'urn:li:dataProduct:1301631a78e13788c02ab55dd9a41138'
    """

    platform: str
    """Name of the platform, such as `mysql`; not a URN."""
    name: str
    """Name of the data product."""
    env: str | None = None
    """Environment, such as `PROD`."""
    instance: str | None = None
    """One of several deployments of the platform."""

    def as_urn(self) -> str:
        """The URN of the data product."""
        return make_data_product_urn(self.guid())


@dataclass(kw_only=True)
class DomainKey(DatahubKey):
    """Names a domain.

    >>> DomainKey(name="Marketing").as_urn()
    'urn:li:domain:e12349b93190625e55a98ab2c2c616eb'
    """

    name: str
    """Name of the domain."""
    platform: str | None = None
    """Name of the platform, such as `mysql`; not a URN."""
    instance: str | None = None
    """One of several deployments of the platform."""

    def as_urn(self) -> str:
        """The URN of the domain."""
        return make_domain_urn(self.guid())
