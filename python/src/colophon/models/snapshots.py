# Printed by `npm run generate` from packages/model. Do not edit.
"""Snapshots: several aspects of one entity, as a `MetadataChangeEvent` carries them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Record

if TYPE_CHECKING:
    from .admin import DataHubRetentionConfig
    from .browse import BrowsePaths, BrowsePathsV2
    from .chart import ChartInfo, ChartQuery, EditableChartProperties
    from .common import DataPlatformInstance, Deprecation, InstitutionalMemory, Status, TagProperties
    from .cost import Cost
    from .dashboard import DashboardInfo, EditableDashboardProperties
    from .datajob import DataFlowInfo, DataJobInfo, DataJobInputOutput, EditableDataFlowProperties, EditableDataJobProperties
    from .dataplatform import DataPlatformInfo
    from .dataprocess import DataProcessInfo
    from .dataset import DatasetDeprecation, DatasetProperties, DatasetUpstreamLineage, EditableDatasetProperties, UpstreamLineage, ViewProperties
    from .glossary import GlossaryNodeInfo, GlossaryRelatedTerms, GlossaryTermInfo, GlossaryTerms
    from .identity import CorpGroupInfo, CorpUserEditableInfo, CorpUserInfo, CorpUserStatus, GroupMembership
    from .keys import ChartKey, CorpGroupKey, CorpUserKey, DashboardKey, DataFlowKey, DataHubPolicyKey, DataHubRetentionKey, DataJobKey, DataPlatformKey, DataProcessKey, DatasetKey, GlossaryNodeKey, GlossaryTermKey, MLFeatureKey, MLFeatureTableKey, MLModelDeploymentKey, MLModelGroupKey, MLModelKey, MLPrimaryKeyKey, SchemaFieldKey, TagKey
    from .ml import CaveatsAndRecommendations, EthicalConsiderations, EvaluationData, IntendedUse, MLFeatureProperties, MLFeatureTableProperties, MLModelDeploymentProperties, MLModelFactorPrompts, MLModelGroupProperties, MLModelProperties, MLPrimaryKeyProperties, Metrics, QuantitativeAnalyses, SourceCode, TrainingData
    from .ownership import Ownership
    from .policy import DataHubPolicyInfo
    from .schema import EditableSchemaMetadata, SchemaMetadata
    from .tags import GlobalTags


class ChartSnapshot(Record):
    """Aspects of one entity of type `chart`, to be written together; those left out stay as they are."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.snapshot.ChartSnapshot"
    _FIELDS = (
        ("urn", "urn:chart", "REQUIRED"),
        ("aspects", "[<com.linkedin.metadata.key.ChartKey=ChartKey|com.linkedin.chart.ChartInfo=ChartInfo|com.linkedin.chart.ChartQuery=ChartQuery|com.linkedin.chart.EditableChartProperties=EditableChartProperties|com.linkedin.common.Ownership=Ownership|com.linkedin.common.Status=Status|com.linkedin.common.GlobalTags=GlobalTags|com.linkedin.common.BrowsePaths=BrowsePaths|com.linkedin.common.GlossaryTerms=GlossaryTerms|com.linkedin.common.InstitutionalMemory=InstitutionalMemory|com.linkedin.common.DataPlatformInstance=DataPlatformInstance|com.linkedin.common.BrowsePathsV2=BrowsePathsV2>]", "REQUIRED"),
    )

    urn: str
    """URN of the entity that the aspects describe."""

    aspects: list[ChartKey | ChartInfo | ChartQuery | EditableChartProperties | Ownership | Status | GlobalTags | BrowsePaths | GlossaryTerms | InstitutionalMemory | DataPlatformInstance | BrowsePathsV2]
    """The aspects to write, each at most once."""

    def __init__(
        self,
        *,
        urn: str,
        aspects: list[ChartKey | ChartInfo | ChartQuery | EditableChartProperties | Ownership | Status | GlobalTags | BrowsePaths | GlossaryTerms | InstitutionalMemory | DataPlatformInstance | BrowsePathsV2],
    ) -> None:
        self.urn = urn
        self.aspects = aspects


class CorpGroupSnapshot(Record):
    """Aspects of one entity of type `corpGroup`, to be written together; those left out stay as they are."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.snapshot.CorpGroupSnapshot"
    _FIELDS = (
        ("urn", "urn:corpGroup", "REQUIRED"),
        ("aspects", "[<com.linkedin.metadata.key.CorpGroupKey=CorpGroupKey|com.linkedin.identity.CorpGroupInfo=CorpGroupInfo|com.linkedin.common.GlobalTags=GlobalTags|com.linkedin.common.Status=Status>]", "REQUIRED"),
    )

    urn: str
    """URN of the entity that the aspects describe."""

    aspects: list[CorpGroupKey | CorpGroupInfo | GlobalTags | Status]
    """The aspects to write, each at most once."""

    def __init__(
        self,
        *,
        urn: str,
        aspects: list[CorpGroupKey | CorpGroupInfo | GlobalTags | Status],
    ) -> None:
        self.urn = urn
        self.aspects = aspects


class CorpUserSnapshot(Record):
    """Aspects of one entity of type `corpuser`, to be written together; those left out stay as they are."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.snapshot.CorpUserSnapshot"
    _FIELDS = (
        ("urn", "urn:corpuser", "REQUIRED"),
        ("aspects", "[<com.linkedin.metadata.key.CorpUserKey=CorpUserKey|com.linkedin.identity.CorpUserInfo=CorpUserInfo|com.linkedin.identity.CorpUserEditableInfo=CorpUserEditableInfo|com.linkedin.identity.CorpUserStatus=CorpUserStatus|com.linkedin.identity.GroupMembership=GroupMembership|com.linkedin.common.GlobalTags=GlobalTags|com.linkedin.common.Status=Status>]", "REQUIRED"),
    )

    urn: str
    """URN of the entity that the aspects describe."""

    aspects: list[CorpUserKey | CorpUserInfo | CorpUserEditableInfo | CorpUserStatus | GroupMembership | GlobalTags | Status]
    """The aspects to write, each at most once."""

    def __init__(
        self,
        *,
        urn: str,
        aspects: list[CorpUserKey | CorpUserInfo | CorpUserEditableInfo | CorpUserStatus | GroupMembership | GlobalTags | Status],
    ) -> None:
        self.urn = urn
        self.aspects = aspects


class DashboardSnapshot(Record):
    """Aspects of one entity of type `dashboard`, to be written together; those left out stay as they are."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.snapshot.DashboardSnapshot"
    _FIELDS = (
        ("urn", "urn:dashboard", "REQUIRED"),
        ("aspects", "[<com.linkedin.metadata.key.DashboardKey=DashboardKey|com.linkedin.dashboard.DashboardInfo=DashboardInfo|com.linkedin.dashboard.EditableDashboardProperties=EditableDashboardProperties|com.linkedin.common.Ownership=Ownership|com.linkedin.common.Status=Status|com.linkedin.common.GlobalTags=GlobalTags|com.linkedin.common.BrowsePaths=BrowsePaths|com.linkedin.common.GlossaryTerms=GlossaryTerms|com.linkedin.common.InstitutionalMemory=InstitutionalMemory|com.linkedin.common.DataPlatformInstance=DataPlatformInstance|com.linkedin.common.BrowsePathsV2=BrowsePathsV2>]", "REQUIRED"),
    )

    urn: str
    """URN of the entity that the aspects describe."""

    aspects: list[DashboardKey | DashboardInfo | EditableDashboardProperties | Ownership | Status | GlobalTags | BrowsePaths | GlossaryTerms | InstitutionalMemory | DataPlatformInstance | BrowsePathsV2]
    """The aspects to write, each at most once."""

    def __init__(
        self,
        *,
        urn: str,
        aspects: list[DashboardKey | DashboardInfo | EditableDashboardProperties | Ownership | Status | GlobalTags | BrowsePaths | GlossaryTerms | InstitutionalMemory | DataPlatformInstance | BrowsePathsV2],
    ) -> None:
        self.urn = urn
        self.aspects = aspects


class DataFlowSnapshot(Record):
    """Aspects of one entity of type `dataFlow`, to be written together; those left out stay as they are."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.snapshot.DataFlowSnapshot"
    _FIELDS = (
        ("urn", "urn:dataFlow", "REQUIRED"),
        ("aspects", "[<com.linkedin.metadata.key.DataFlowKey=DataFlowKey|com.linkedin.datajob.DataFlowInfo=DataFlowInfo|com.linkedin.datajob.EditableDataFlowProperties=EditableDataFlowProperties|com.linkedin.common.Ownership=Ownership|com.linkedin.common.Status=Status|com.linkedin.common.GlobalTags=GlobalTags|com.linkedin.common.BrowsePaths=BrowsePaths|com.linkedin.common.GlossaryTerms=GlossaryTerms|com.linkedin.common.InstitutionalMemory=InstitutionalMemory|com.linkedin.common.DataPlatformInstance=DataPlatformInstance|com.linkedin.common.BrowsePathsV2=BrowsePathsV2>]", "REQUIRED"),
    )

    urn: str
    """URN of the entity that the aspects describe."""

    aspects: list[DataFlowKey | DataFlowInfo | EditableDataFlowProperties | Ownership | Status | GlobalTags | BrowsePaths | GlossaryTerms | InstitutionalMemory | DataPlatformInstance | BrowsePathsV2]
    """The aspects to write, each at most once."""

    def __init__(
        self,
        *,
        urn: str,
        aspects: list[DataFlowKey | DataFlowInfo | EditableDataFlowProperties | Ownership | Status | GlobalTags | BrowsePaths | GlossaryTerms | InstitutionalMemory | DataPlatformInstance | BrowsePathsV2],
    ) -> None:
        self.urn = urn
        self.aspects = aspects


class DataJobSnapshot(Record):
    """Aspects of one entity of type `dataJob`, to be written together; those left out stay as they are."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.snapshot.DataJobSnapshot"
    _FIELDS = (
        ("urn", "urn:dataJob", "REQUIRED"),
        ("aspects", "[<com.linkedin.metadata.key.DataJobKey=DataJobKey|com.linkedin.datajob.DataJobInfo=DataJobInfo|com.linkedin.datajob.DataJobInputOutput=DataJobInputOutput|com.linkedin.datajob.EditableDataJobProperties=EditableDataJobProperties|com.linkedin.common.Ownership=Ownership|com.linkedin.common.Status=Status|com.linkedin.common.GlobalTags=GlobalTags|com.linkedin.common.BrowsePaths=BrowsePaths|com.linkedin.common.GlossaryTerms=GlossaryTerms|com.linkedin.common.InstitutionalMemory=InstitutionalMemory|com.linkedin.common.DataPlatformInstance=DataPlatformInstance|com.linkedin.common.BrowsePathsV2=BrowsePathsV2>]", "REQUIRED"),
    )

    urn: str
    """URN of the entity that the aspects describe."""

    aspects: list[DataJobKey | DataJobInfo | DataJobInputOutput | EditableDataJobProperties | Ownership | Status | GlobalTags | BrowsePaths | GlossaryTerms | InstitutionalMemory | DataPlatformInstance | BrowsePathsV2]
    """The aspects to write, each at most once."""

    def __init__(
        self,
        *,
        urn: str,
        aspects: list[DataJobKey | DataJobInfo | DataJobInputOutput | EditableDataJobProperties | Ownership | Status | GlobalTags | BrowsePaths | GlossaryTerms | InstitutionalMemory | DataPlatformInstance | BrowsePathsV2],
    ) -> None:
        self.urn = urn
        self.aspects = aspects


class DatasetSnapshot(Record):
    """Aspects of one entity of type `dataset`, to be written together; those left out stay as they are."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.snapshot.DatasetSnapshot"
    _FIELDS = (
        ("urn", "urn:dataset", "REQUIRED"),
        ("aspects", "[<com.linkedin.metadata.key.DatasetKey=DatasetKey|com.linkedin.dataset.DatasetProperties=DatasetProperties|com.linkedin.dataset.EditableDatasetProperties=EditableDatasetProperties|com.linkedin.dataset.DatasetDeprecation=DatasetDeprecation|com.linkedin.dataset.DatasetUpstreamLineage=DatasetUpstreamLineage|com.linkedin.dataset.UpstreamLineage=UpstreamLineage|com.linkedin.common.InstitutionalMemory=InstitutionalMemory|com.linkedin.common.Ownership=Ownership|com.linkedin.common.Status=Status|com.linkedin.schema.SchemaMetadata=SchemaMetadata|com.linkedin.schema.EditableSchemaMetadata=EditableSchemaMetadata|com.linkedin.common.GlobalTags=GlobalTags|com.linkedin.common.GlossaryTerms=GlossaryTerms|com.linkedin.common.BrowsePaths=BrowsePaths|com.linkedin.common.DataPlatformInstance=DataPlatformInstance|com.linkedin.dataset.ViewProperties=ViewProperties|com.linkedin.common.BrowsePathsV2=BrowsePathsV2>]", "REQUIRED"),
    )

    urn: str
    """URN of the entity that the aspects describe."""

    aspects: list[DatasetKey | DatasetProperties | EditableDatasetProperties | DatasetDeprecation | DatasetUpstreamLineage | UpstreamLineage | InstitutionalMemory | Ownership | Status | SchemaMetadata | EditableSchemaMetadata | GlobalTags | GlossaryTerms | BrowsePaths | DataPlatformInstance | ViewProperties | BrowsePathsV2]
    """The aspects to write, each at most once."""

    def __init__(
        self,
        *,
        urn: str,
        aspects: list[DatasetKey | DatasetProperties | EditableDatasetProperties | DatasetDeprecation | DatasetUpstreamLineage | UpstreamLineage | InstitutionalMemory | Ownership | Status | SchemaMetadata | EditableSchemaMetadata | GlobalTags | GlossaryTerms | BrowsePaths | DataPlatformInstance | ViewProperties | BrowsePathsV2],
    ) -> None:
        self.urn = urn
        self.aspects = aspects


class DataProcessSnapshot(Record):
    """Aspects of one entity of type `dataProcess`, to be written together; those left out stay as they are.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.snapshot.DataProcessSnapshot"
    _FIELDS = (
        ("urn", "urn:dataProcess", "REQUIRED"),
        ("aspects", "[<com.linkedin.metadata.key.DataProcessKey=DataProcessKey|com.linkedin.common.Ownership=Ownership|com.linkedin.dataprocess.DataProcessInfo=DataProcessInfo|com.linkedin.common.Status=Status>]", "REQUIRED"),
    )

    urn: str
    """URN of the entity that the aspects describe."""

    aspects: list[DataProcessKey | Ownership | DataProcessInfo | Status]
    """The aspects to write, each at most once."""

    def __init__(
        self,
        *,
        urn: str,
        aspects: list[DataProcessKey | Ownership | DataProcessInfo | Status],
    ) -> None:
        self.urn = urn
        self.aspects = aspects


class DataPlatformSnapshot(Record):
    """Aspects of one entity of type `dataPlatform`, to be written together; those left out stay as they are.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.snapshot.DataPlatformSnapshot"
    _FIELDS = (
        ("urn", "urn:dataPlatform", "REQUIRED"),
        ("aspects", "[<com.linkedin.metadata.key.DataPlatformKey=DataPlatformKey|com.linkedin.dataplatform.DataPlatformInfo=DataPlatformInfo>]", "REQUIRED"),
    )

    urn: str
    """URN of the entity that the aspects describe."""

    aspects: list[DataPlatformKey | DataPlatformInfo]
    """The aspects to write, each at most once."""

    def __init__(
        self,
        *,
        urn: str,
        aspects: list[DataPlatformKey | DataPlatformInfo],
    ) -> None:
        self.urn = urn
        self.aspects = aspects


class MLModelSnapshot(Record):
    """Aspects of one entity of type `mlModel`, to be written together; those left out stay as they are."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.snapshot.MLModelSnapshot"
    _FIELDS = (
        ("urn", "urn:mlModel", "REQUIRED"),
        ("aspects", "[<com.linkedin.metadata.key.MLModelKey=MLModelKey|com.linkedin.common.Ownership=Ownership|com.linkedin.ml.metadata.MLModelProperties=MLModelProperties|com.linkedin.ml.metadata.IntendedUse=IntendedUse|com.linkedin.ml.metadata.MLModelFactorPrompts=MLModelFactorPrompts|com.linkedin.ml.metadata.Metrics=Metrics|com.linkedin.ml.metadata.EvaluationData=EvaluationData|com.linkedin.ml.metadata.TrainingData=TrainingData|com.linkedin.ml.metadata.QuantitativeAnalyses=QuantitativeAnalyses|com.linkedin.ml.metadata.EthicalConsiderations=EthicalConsiderations|com.linkedin.ml.metadata.CaveatsAndRecommendations=CaveatsAndRecommendations|com.linkedin.common.InstitutionalMemory=InstitutionalMemory|com.linkedin.ml.metadata.SourceCode=SourceCode|com.linkedin.common.Status=Status|com.linkedin.common.Cost=Cost|com.linkedin.common.Deprecation=Deprecation|com.linkedin.common.BrowsePaths=BrowsePaths|com.linkedin.common.GlobalTags=GlobalTags|com.linkedin.common.DataPlatformInstance=DataPlatformInstance|com.linkedin.common.BrowsePathsV2=BrowsePathsV2>]", "REQUIRED"),
    )

    urn: str
    """URN of the entity that the aspects describe."""

    aspects: list[MLModelKey | Ownership | MLModelProperties | IntendedUse | MLModelFactorPrompts | Metrics | EvaluationData | TrainingData | QuantitativeAnalyses | EthicalConsiderations | CaveatsAndRecommendations | InstitutionalMemory | SourceCode | Status | Cost | Deprecation | BrowsePaths | GlobalTags | DataPlatformInstance | BrowsePathsV2]
    """The aspects to write, each at most once."""

    def __init__(
        self,
        *,
        urn: str,
        aspects: list[MLModelKey | Ownership | MLModelProperties | IntendedUse | MLModelFactorPrompts | Metrics | EvaluationData | TrainingData | QuantitativeAnalyses | EthicalConsiderations | CaveatsAndRecommendations | InstitutionalMemory | SourceCode | Status | Cost | Deprecation | BrowsePaths | GlobalTags | DataPlatformInstance | BrowsePathsV2],
    ) -> None:
        self.urn = urn
        self.aspects = aspects


class MLPrimaryKeySnapshot(Record):
    """Aspects of one entity of type `mlPrimaryKey`, to be written together; those left out stay as they are.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.snapshot.MLPrimaryKeySnapshot"
    _FIELDS = (
        ("urn", "urn:mlPrimaryKey", "REQUIRED"),
        ("aspects", "[<com.linkedin.metadata.key.MLPrimaryKeyKey=MLPrimaryKeyKey|com.linkedin.ml.metadata.MLPrimaryKeyProperties=MLPrimaryKeyProperties|com.linkedin.common.Ownership=Ownership|com.linkedin.common.InstitutionalMemory=InstitutionalMemory|com.linkedin.common.Status=Status|com.linkedin.common.Deprecation=Deprecation|com.linkedin.common.GlobalTags=GlobalTags|com.linkedin.common.DataPlatformInstance=DataPlatformInstance>]", "REQUIRED"),
    )

    urn: str
    """URN of the entity that the aspects describe."""

    aspects: list[MLPrimaryKeyKey | MLPrimaryKeyProperties | Ownership | InstitutionalMemory | Status | Deprecation | GlobalTags | DataPlatformInstance]
    """The aspects to write, each at most once."""

    def __init__(
        self,
        *,
        urn: str,
        aspects: list[MLPrimaryKeyKey | MLPrimaryKeyProperties | Ownership | InstitutionalMemory | Status | Deprecation | GlobalTags | DataPlatformInstance],
    ) -> None:
        self.urn = urn
        self.aspects = aspects


class MLFeatureSnapshot(Record):
    """Aspects of one entity of type `mlFeature`, to be written together; those left out stay as they are."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.snapshot.MLFeatureSnapshot"
    _FIELDS = (
        ("urn", "urn:mlFeature", "REQUIRED"),
        ("aspects", "[<com.linkedin.metadata.key.MLFeatureKey=MLFeatureKey|com.linkedin.ml.metadata.MLFeatureProperties=MLFeatureProperties|com.linkedin.common.Ownership=Ownership|com.linkedin.common.InstitutionalMemory=InstitutionalMemory|com.linkedin.common.Status=Status|com.linkedin.common.Deprecation=Deprecation|com.linkedin.common.BrowsePaths=BrowsePaths|com.linkedin.common.GlobalTags=GlobalTags|com.linkedin.common.DataPlatformInstance=DataPlatformInstance|com.linkedin.common.BrowsePathsV2=BrowsePathsV2>]", "REQUIRED"),
    )

    urn: str
    """URN of the entity that the aspects describe."""

    aspects: list[MLFeatureKey | MLFeatureProperties | Ownership | InstitutionalMemory | Status | Deprecation | BrowsePaths | GlobalTags | DataPlatformInstance | BrowsePathsV2]
    """The aspects to write, each at most once."""

    def __init__(
        self,
        *,
        urn: str,
        aspects: list[MLFeatureKey | MLFeatureProperties | Ownership | InstitutionalMemory | Status | Deprecation | BrowsePaths | GlobalTags | DataPlatformInstance | BrowsePathsV2],
    ) -> None:
        self.urn = urn
        self.aspects = aspects


class MLFeatureTableSnapshot(Record):
    """Aspects of one entity of type `mlFeatureTable`, to be written together; those left out stay as they
    are.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.snapshot.MLFeatureTableSnapshot"
    _FIELDS = (
        ("urn", "urn:mlFeatureTable", "REQUIRED"),
        ("aspects", "[<com.linkedin.metadata.key.MLFeatureTableKey=MLFeatureTableKey|com.linkedin.ml.metadata.MLFeatureTableProperties=MLFeatureTableProperties|com.linkedin.common.Ownership=Ownership|com.linkedin.common.InstitutionalMemory=InstitutionalMemory|com.linkedin.common.Status=Status|com.linkedin.common.Deprecation=Deprecation|com.linkedin.common.BrowsePaths=BrowsePaths|com.linkedin.common.GlobalTags=GlobalTags|com.linkedin.common.DataPlatformInstance=DataPlatformInstance|com.linkedin.common.BrowsePathsV2=BrowsePathsV2>]", "REQUIRED"),
    )

    urn: str
    """URN of the entity that the aspects describe."""

    aspects: list[MLFeatureTableKey | MLFeatureTableProperties | Ownership | InstitutionalMemory | Status | Deprecation | BrowsePaths | GlobalTags | DataPlatformInstance | BrowsePathsV2]
    """The aspects to write, each at most once."""

    def __init__(
        self,
        *,
        urn: str,
        aspects: list[MLFeatureTableKey | MLFeatureTableProperties | Ownership | InstitutionalMemory | Status | Deprecation | BrowsePaths | GlobalTags | DataPlatformInstance | BrowsePathsV2],
    ) -> None:
        self.urn = urn
        self.aspects = aspects


class MLModelDeploymentSnapshot(Record):
    """Aspects of one entity of type `mlModelDeployment`, to be written together; those left out stay as they
    are.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.snapshot.MLModelDeploymentSnapshot"
    _FIELDS = (
        ("urn", "urn:mlModelDeployment", "REQUIRED"),
        ("aspects", "[<com.linkedin.metadata.key.MLModelDeploymentKey=MLModelDeploymentKey|com.linkedin.ml.metadata.MLModelDeploymentProperties=MLModelDeploymentProperties|com.linkedin.common.Ownership=Ownership|com.linkedin.common.Status=Status|com.linkedin.common.Deprecation=Deprecation|com.linkedin.common.GlobalTags=GlobalTags|com.linkedin.common.DataPlatformInstance=DataPlatformInstance>]", "REQUIRED"),
    )

    urn: str
    """URN of the entity that the aspects describe."""

    aspects: list[MLModelDeploymentKey | MLModelDeploymentProperties | Ownership | Status | Deprecation | GlobalTags | DataPlatformInstance]
    """The aspects to write, each at most once."""

    def __init__(
        self,
        *,
        urn: str,
        aspects: list[MLModelDeploymentKey | MLModelDeploymentProperties | Ownership | Status | Deprecation | GlobalTags | DataPlatformInstance],
    ) -> None:
        self.urn = urn
        self.aspects = aspects


class MLModelGroupSnapshot(Record):
    """Aspects of one entity of type `mlModelGroup`, to be written together; those left out stay as they are.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.snapshot.MLModelGroupSnapshot"
    _FIELDS = (
        ("urn", "urn:mlModelGroup", "REQUIRED"),
        ("aspects", "[<com.linkedin.metadata.key.MLModelGroupKey=MLModelGroupKey|com.linkedin.ml.metadata.MLModelGroupProperties=MLModelGroupProperties|com.linkedin.common.Ownership=Ownership|com.linkedin.common.Status=Status|com.linkedin.common.Deprecation=Deprecation|com.linkedin.common.BrowsePaths=BrowsePaths|com.linkedin.common.GlobalTags=GlobalTags|com.linkedin.common.DataPlatformInstance=DataPlatformInstance|com.linkedin.common.BrowsePathsV2=BrowsePathsV2>]", "REQUIRED"),
    )

    urn: str
    """URN of the entity that the aspects describe."""

    aspects: list[MLModelGroupKey | MLModelGroupProperties | Ownership | Status | Deprecation | BrowsePaths | GlobalTags | DataPlatformInstance | BrowsePathsV2]
    """The aspects to write, each at most once."""

    def __init__(
        self,
        *,
        urn: str,
        aspects: list[MLModelGroupKey | MLModelGroupProperties | Ownership | Status | Deprecation | BrowsePaths | GlobalTags | DataPlatformInstance | BrowsePathsV2],
    ) -> None:
        self.urn = urn
        self.aspects = aspects


class TagSnapshot(Record):
    """Aspects of one entity of type `tag`, to be written together; those left out stay as they are."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.snapshot.TagSnapshot"
    _FIELDS = (
        ("urn", "urn:tag", "REQUIRED"),
        ("aspects", "[<com.linkedin.metadata.key.TagKey=TagKey|com.linkedin.common.Ownership=Ownership|com.linkedin.tag.TagProperties=TagProperties|com.linkedin.common.Status=Status>]", "REQUIRED"),
    )

    urn: str
    """URN of the entity that the aspects describe."""

    aspects: list[TagKey | Ownership | TagProperties | Status]
    """The aspects to write, each at most once."""

    def __init__(
        self,
        *,
        urn: str,
        aspects: list[TagKey | Ownership | TagProperties | Status],
    ) -> None:
        self.urn = urn
        self.aspects = aspects


class GlossaryTermSnapshot(Record):
    """Aspects of one entity of type `glossaryTerm`, to be written together; those left out stay as they are.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.snapshot.GlossaryTermSnapshot"
    _FIELDS = (
        ("urn", "urn:glossaryTerm", "REQUIRED"),
        ("aspects", "[<com.linkedin.metadata.key.GlossaryTermKey=GlossaryTermKey|com.linkedin.glossary.GlossaryTermInfo=GlossaryTermInfo|com.linkedin.common.Ownership=Ownership|com.linkedin.common.Status=Status|com.linkedin.common.BrowsePaths=BrowsePaths|com.linkedin.glossary.GlossaryRelatedTerms=GlossaryRelatedTerms>]", "REQUIRED"),
    )

    urn: str
    """URN of the entity that the aspects describe."""

    aspects: list[GlossaryTermKey | GlossaryTermInfo | Ownership | Status | BrowsePaths | GlossaryRelatedTerms]
    """The aspects to write, each at most once."""

    def __init__(
        self,
        *,
        urn: str,
        aspects: list[GlossaryTermKey | GlossaryTermInfo | Ownership | Status | BrowsePaths | GlossaryRelatedTerms],
    ) -> None:
        self.urn = urn
        self.aspects = aspects


class GlossaryNodeSnapshot(Record):
    """Aspects of one entity of type `glossaryNode`, to be written together; those left out stay as they are.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.snapshot.GlossaryNodeSnapshot"
    _FIELDS = (
        ("urn", "urn:glossaryNode", "REQUIRED"),
        ("aspects", "[<com.linkedin.metadata.key.GlossaryNodeKey=GlossaryNodeKey|com.linkedin.glossary.GlossaryNodeInfo=GlossaryNodeInfo|com.linkedin.common.Ownership=Ownership|com.linkedin.common.Status=Status>]", "REQUIRED"),
    )

    urn: str
    """URN of the entity that the aspects describe."""

    aspects: list[GlossaryNodeKey | GlossaryNodeInfo | Ownership | Status]
    """The aspects to write, each at most once."""

    def __init__(
        self,
        *,
        urn: str,
        aspects: list[GlossaryNodeKey | GlossaryNodeInfo | Ownership | Status],
    ) -> None:
        self.urn = urn
        self.aspects = aspects


class DataHubPolicySnapshot(Record):
    """Aspects of one entity of type `dataHubPolicy`, to be written together; those left out stay as they are.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.snapshot.DataHubPolicySnapshot"
    _FIELDS = (
        ("urn", "urn:dataHubPolicy", "REQUIRED"),
        ("aspects", "[<com.linkedin.metadata.key.DataHubPolicyKey=DataHubPolicyKey|com.linkedin.policy.DataHubPolicyInfo=DataHubPolicyInfo>]", "REQUIRED"),
    )

    urn: str
    """URN of the entity that the aspects describe."""

    aspects: list[DataHubPolicyKey | DataHubPolicyInfo]
    """The aspects to write, each at most once."""

    def __init__(
        self,
        *,
        urn: str,
        aspects: list[DataHubPolicyKey | DataHubPolicyInfo],
    ) -> None:
        self.urn = urn
        self.aspects = aspects


class SchemaFieldSnapshot(Record):
    """Aspects of one entity of type `schemaField`, to be written together; those left out stay as they are.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.snapshot.SchemaFieldSnapshot"
    _FIELDS = (
        ("urn", "urn:schemaField", "REQUIRED"),
        ("aspects", "[<com.linkedin.metadata.key.SchemaFieldKey=SchemaFieldKey>]", "REQUIRED"),
    )

    urn: str
    """URN of the entity that the aspects describe."""

    aspects: list[SchemaFieldKey]
    """The aspects to write, each at most once."""

    def __init__(
        self,
        *,
        urn: str,
        aspects: list[SchemaFieldKey],
    ) -> None:
        self.urn = urn
        self.aspects = aspects


class DataHubRetentionSnapshot(Record):
    """Aspects of one entity of type `dataHubRetention`, to be written together; those left out stay as they
    are.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.metadata.snapshot.DataHubRetentionSnapshot"
    _FIELDS = (
        ("urn", "urn:dataHubRetention", "REQUIRED"),
        ("aspects", "[<com.linkedin.metadata.key.DataHubRetentionKey=DataHubRetentionKey|com.linkedin.retention.DataHubRetentionConfig=DataHubRetentionConfig>]", "REQUIRED"),
    )

    urn: str
    """URN of the entity that the aspects describe."""

    aspects: list[DataHubRetentionKey | DataHubRetentionConfig]
    """The aspects to write, each at most once."""

    def __init__(
        self,
        *,
        urn: str,
        aspects: list[DataHubRetentionKey | DataHubRetentionConfig],
    ) -> None:
        self.urn = urn
        self.aspects = aspects
