# Printed by `npm run generate` from packages/model. Do not edit.
"""Machine learning: models, their groups and deployments, features and training runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Double, Record, Symbol, symbol
from .common import MLFeatureDataType

if TYPE_CHECKING:
    from .common import TimeStamp
    from .tags import VersionTag


class IntendedUserType(Symbol):
    """Audience of a model, as listed in `primaryUsers` of `intendedUse`.

    Wire name: `com.linkedin.ml.metadata.IntendedUserType`.
    """

    ENTERPRISE = "ENTERPRISE"
    """The model is meant for business use."""

    HOBBY = "HOBBY"
    """The model is meant for hobbyists and personal projects."""

    ENTERTAINMENT = "ENTERTAINMENT"
    """The model is meant for entertainment or leisure."""


class SourceCodeUrlType(Symbol):
    """Part of a model's code that a link points to.

    Wire name: `com.linkedin.ml.metadata.SourceCodeUrlType`.
    """

    ML_MODEL_SOURCE_CODE = "ML_MODEL_SOURCE_CODE"
    """Code that defines the model itself."""

    TRAINING_PIPELINE_SOURCE_CODE = "TRAINING_PIPELINE_SOURCE_CODE"
    """Code of the pipeline that trains the model."""

    EVALUATION_PIPELINE_SOURCE_CODE = "EVALUATION_PIPELINE_SOURCE_CODE"
    """Code of the pipeline that tests the trained model."""


class DeploymentStatus(Symbol):
    """Lifecycle state of a deployed model endpoint, used in `mlModelDeploymentProperties`.

    Wire name: `com.linkedin.ml.metadata.DeploymentStatus`.
    """

    OUT_OF_SERVICE = "OUT_OF_SERVICE"
    """The endpoint exists but does not serve predictions."""

    CREATING = "CREATING"
    """The endpoint is starting up for the first time."""

    UPDATING = "UPDATING"
    """A change to the endpoint, such as a new model version, is being rolled out."""

    ROLLING_BACK = "ROLLING_BACK"
    """A change is being rolled back to the earlier version."""

    IN_SERVICE = "IN_SERVICE"
    """The endpoint is live and takes requests."""

    DELETING = "DELETING"
    """The endpoint is being removed."""

    FAILED = "FAILED"
    """The endpoint failed, according to the serving system."""

    UNKNOWN = "UNKNOWN"
    """The serving system reported no state, or one that matches no other symbol."""

    OUTOFSERVICE = "OUT_OF_SERVICE"
    ROLLINGBACK = "ROLLING_BACK"
    INSERVICE = "IN_SERVICE"


class MLTrainingRunProperties(Aspect):
    """Machine learning details of a process instance that is a training run: run id, parameters, metrics and
    output links.

    The aspect `mlTrainingRunProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.MLTrainingRunProperties"
    ASPECT_NAME: ClassVar[str] = "mlTrainingRunProperties"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("externalUrl", "string", "OPTIONAL"),
        ("id", "string", "OPTIONAL"),
        ("outputUrls", "[string]", "OPTIONAL"),
        ("hyperParams", "[MLHyperParam]", "OPTIONAL"),
        ("trainingMetrics", "[MLMetric]", "OPTIONAL"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: str | None
    """Link to the object in its source system; absent if there is none."""

    id: str | None
    """Id of the run in the training tool, such as an MLflow run id; not the catalogue's own id."""

    outputUrls: list[str] | None
    """Links to the outputs of the run, such as model files or logs."""

    hyperParams: list[MLHyperParam] | None
    """Hyperparameters of this run; the resulting model has its own list in `mlModelProperties`."""

    trainingMetrics: list[MLMetric] | None
    """Metrics reported by the run, each with a name and a string value."""

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        externalUrl: str | None = None,
        id: str | None = None,
        outputUrls: list[str] | None = None,
        hyperParams: list[MLHyperParam] | None = None,
        trainingMetrics: list[MLMetric] | None = None,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.externalUrl = externalUrl
        self.id = id
        self.outputUrls = outputUrls
        self.hyperParams = hyperParams
        self.trainingMetrics = trainingMetrics


class MLHyperParam(Record):
    """A hyperparameter set before training, such as `learning_rate`; listed in the properties of models and
    training runs.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.MLHyperParam"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("value", "string", "OPTIONAL"),
        ("createdAt", "long", "OPTIONAL"),
    )

    name: str
    """Name of the hyperparameter in the training code, for example `max_depth`."""

    description: str | None
    """What the hyperparameter controls, as free text."""

    value: str | None
    """Value as a string, whatever its actual type, for example `0.01`."""

    createdAt: int | None
    """When the hyperparameter was recorded in the source system, in milliseconds since the epoch."""

    def __init__(
        self,
        *,
        name: str,
        description: str | None = None,
        value: str | None = None,
        createdAt: int | None = None,
    ) -> None:
        self.name = name
        self.description = description
        self.value = value
        self.createdAt = createdAt


class MLMetric(Record):
    """A metric of a model or training run, such as accuracy, with its value."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.MLMetric"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("value", "string", "OPTIONAL"),
        ("createdAt", "long", "OPTIONAL"),
    )

    name: str
    """Name of the metric in the training tool, for example `f1_score`."""

    description: str | None
    """What the metric measures, as free text."""

    value: str | None
    """Measured value as a string, for example `0.93`."""

    createdAt: int | None
    """When the metric was recorded in the source system, in milliseconds since the epoch."""

    def __init__(
        self,
        *,
        name: str,
        description: str | None = None,
        value: str | None = None,
        createdAt: int | None = None,
    ) -> None:
        self.name = name
        self.description = description
        self.value = value
        self.createdAt = createdAt


class EditableMLFeatureProperties(Aspect):
    """User-written text for a machine learning feature in the catalogue, stored separately from
    `mlFeatureProperties` so that ingestion does not overwrite it.

    The aspect `editableMlFeatureProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.EditableMLFeatureProperties"
    ASPECT_NAME: ClassVar[str] = "editableMlFeatureProperties"
    _FIELDS = (
        ("description", "string", "OPTIONAL"),
    )

    description: str | None
    """Description written in the catalogue; the ingested one is in `mlFeatureProperties`."""

    def __init__(
        self,
        *,
        description: str | None = None,
    ) -> None:
        self.description = description


class MLFeatureProperties(Aspect):
    """Metadata of a machine learning feature from its feature store: type, version and source datasets.

    The aspect `mlFeatureProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.MLFeatureProperties"
    ASPECT_NAME: ClassVar[str] = "mlFeatureProperties"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("description", "string", "OPTIONAL"),
        ("dataType", "MLFeatureDataType", "OPTIONAL"),
        ("version", "VersionTag", "OPTIONAL"),
        ("sources", "[urn:dataset]", "OPTIONAL"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    description: str | None
    """Description from the feature store; edits made in the catalogue go to `editableMlFeatureProperties`."""

    dataType: MLFeatureDataType | None
    """Statistical kind of the values, such as `CONTINUOUS` or `NOMINAL`, rather than a column type."""

    version: VersionTag | None
    """Version of the feature's definition in the feature store; absent when the store has none."""

    sources: list[str] | None
    """URNs of the datasets from which the feature is computed; these become upstream lineage."""

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        description: str | None = None,
        dataType: MLFeatureDataType | str | None = None,
        version: VersionTag | None = None,
        sources: list[str] | None = None,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.description = description
        self.dataType = symbol(MLFeatureDataType, dataType)
        self.version = version
        self.sources = sources


class EditableMLFeatureTableProperties(Aspect):
    """User-written text for a feature table in the catalogue, stored separately from the ingested
    `mlFeatureTableProperties`.

    The aspect `editableMlFeatureTableProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.EditableMLFeatureTableProperties"
    ASPECT_NAME: ClassVar[str] = "editableMlFeatureTableProperties"
    _FIELDS = (
        ("description", "string", "OPTIONAL"),
    )

    description: str | None
    """Description written in the catalogue; the ingested one is in `mlFeatureTableProperties`."""

    def __init__(
        self,
        *,
        description: str | None = None,
    ) -> None:
        self.description = description


class MLFeatureTableProperties(Aspect):
    """Features and primary keys of a feature table, and its description.

    The aspect `mlFeatureTableProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.MLFeatureTableProperties"
    ASPECT_NAME: ClassVar[str] = "mlFeatureTableProperties"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("description", "string", "OPTIONAL"),
        ("mlFeatures", "[urn:mlFeature]", "OPTIONAL"),
        ("mlPrimaryKeys", "[urn:mlPrimaryKey]", "OPTIONAL"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    description: str | None
    """Description from the feature store; edits made in the catalogue go to
    `editableMlFeatureTableProperties`.
    """

    mlFeatures: list[str] | None
    """URNs of the `mlFeature` entities that belong to the table."""

    mlPrimaryKeys: list[str] | None
    """URNs of the `mlPrimaryKey` entities that identify a row; more than one together form a composite key.
    """

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        description: str | None = None,
        mlFeatures: list[str] | None = None,
        mlPrimaryKeys: list[str] | None = None,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.description = description
        self.mlFeatures = mlFeatures
        self.mlPrimaryKeys = mlPrimaryKeys


class EditableMLModelProperties(Aspect):
    """User-written text for a model in the catalogue, stored separately from the ingested
    `mlModelProperties`.

    The aspect `editableMlModelProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.EditableMLModelProperties"
    ASPECT_NAME: ClassVar[str] = "editableMlModelProperties"
    _FIELDS = (
        ("description", "string", "OPTIONAL"),
    )

    description: str | None
    """Description written in the catalogue; the ingested one is in `mlModelProperties`."""

    def __init__(
        self,
        *,
        description: str | None = None,
    ) -> None:
        self.description = description


class MLModelProperties(Aspect):
    """Metadata of a model from its registry: algorithm, parameters, metrics, features, jobs and deployments.

    The aspect `mlModelProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.MLModelProperties"
    ASPECT_NAME: ClassVar[str] = "mlModelProperties"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("externalUrl", "string", "OPTIONAL"),
        ("trainingJobs", "[string]", "OPTIONAL"),
        ("downstreamJobs", "[string]", "OPTIONAL"),
        ("name", "string", "OPTIONAL"),
        ("description", "string", "OPTIONAL"),
        ("date", "long", "OPTIONAL"),
        ("created", "TimeStamp", "OPTIONAL"),
        ("lastModified", "TimeStamp", "OPTIONAL"),
        ("version", "VersionTag", "OPTIONAL"),
        ("type", "string", "OPTIONAL"),
        ("hyperParameters", "{<string=string|int=int|float=float|double=Double|boolean=boolean>}", "OPTIONAL"),
        ("hyperParams", "[MLHyperParam]", "OPTIONAL"),
        ("trainingMetrics", "[MLMetric]", "OPTIONAL"),
        ("onlineMetrics", "[MLMetric]", "OPTIONAL"),
        ("mlFeatures", "[urn:mlFeature]", "OPTIONAL"),
        ("tags", "[string]", "DEFAULT", []),
        ("deployments", "[urn:mlModelDeployment]", "OPTIONAL"),
        ("groups", "[urn:mlModelGroup]", "OPTIONAL"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: str | None
    """Link to the object in its source system; absent if there is none."""

    trainingJobs: list[str] | None
    """URNs of data jobs or process instances that trained the model. They are shown as upstream lineage, as
    are runs with the model as output.
    """

    downstreamJobs: list[str] | None
    """URNs of data jobs or process instances that use the model; downstream in lineage."""

    name: str | None
    """Display name, shown instead of the one in the URN."""

    description: str | None
    """Description from the model registry; edits made in the catalogue go to `editableMlModelProperties`."""

    date: int | None
    """Deprecated in favour of `created`; when the model was developed, in milliseconds since the epoch.

    Deprecated.
    """

    created: TimeStamp | None
    """When the model was recorded in the model registry, and the actor if known; replaces `date`."""

    lastModified: TimeStamp | None
    """When the model last changed in its registry, not in the catalogue."""

    version: VersionTag | None
    """Version tag of this model, for example `v3`; other versions are found through `groups`."""

    type: str | None
    """Algorithm or architecture as free text, for example `random forest` or `transformer`."""

    hyperParameters: dict[str, str | int | float | Double | bool] | None
    """Deprecated map from hyperparameter name to typed value; write `hyperParams` instead."""

    hyperParams: list[MLHyperParam] | None
    """Hyperparameters set before training, each with a name and a string value; replaces `hyperParameters`.
    """

    trainingMetrics: list[MLMetric] | None
    """Metrics measured during training, such as validation loss."""

    onlineMetrics: list[MLMetric] | None
    """Metrics measured on live traffic in production."""

    mlFeatures: list[str] | None
    """URNs of the `mlFeature` entities on which the model was trained; upstream in lineage."""

    tags: list[str]
    """Plain strings from the registry, not URNs; catalogue tags are in the `globalTags` aspect."""

    deployments: list[str] | None
    """URNs of the `mlModelDeployment` entities that serve this model."""

    groups: list[str] | None
    """URNs of the `mlModelGroup` entities that contain this model; downstream in lineage."""

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        externalUrl: str | None = None,
        trainingJobs: list[str] | None = None,
        downstreamJobs: list[str] | None = None,
        name: str | None = None,
        description: str | None = None,
        date: int | None = None,
        created: TimeStamp | None = None,
        lastModified: TimeStamp | None = None,
        version: VersionTag | None = None,
        type: str | None = None,
        hyperParameters: dict[str, str | int | float | Double | bool] | None = None,
        hyperParams: list[MLHyperParam] | None = None,
        trainingMetrics: list[MLMetric] | None = None,
        onlineMetrics: list[MLMetric] | None = None,
        mlFeatures: list[str] | None = None,
        tags: list[str] | None = None,
        deployments: list[str] | None = None,
        groups: list[str] | None = None,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.externalUrl = externalUrl
        self.trainingJobs = trainingJobs
        self.downstreamJobs = downstreamJobs
        self.name = name
        self.description = description
        self.date = date
        self.created = created
        self.lastModified = lastModified
        self.version = version
        self.type = type
        self.hyperParameters = hyperParameters
        self.hyperParams = hyperParams
        self.trainingMetrics = trainingMetrics
        self.onlineMetrics = onlineMetrics
        self.mlFeatures = mlFeatures
        self.tags = [] if tags is None else tags
        self.deployments = deployments
        self.groups = groups


class IntendedUse(Aspect):
    """What the model was built for, for whom, and which uses are out of scope.

    The aspect `intendedUse`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.IntendedUse"
    ASPECT_NAME: ClassVar[str] = "intendedUse"
    _FIELDS = (
        ("primaryUses", "[string]", "OPTIONAL"),
        ("primaryUsers", "[IntendedUserType]", "OPTIONAL"),
        ("outOfScopeUses", "[string]", "OPTIONAL"),
    )

    primaryUses: list[str] | None
    """Tasks the model was designed to do, one per item, in free text."""

    primaryUsers: list[IntendedUserType] | None
    """Intended kinds of user; several may apply."""

    outOfScopeUses: list[str] | None
    """Uses for which the model was not built, including similar technology it could be mistaken for."""

    def __init__(
        self,
        *,
        primaryUses: list[str] | None = None,
        primaryUsers: list[IntendedUserType] | None = None,
        outOfScopeUses: list[str] | None = None,
    ) -> None:
        self.primaryUses = primaryUses
        self.primaryUsers = primaryUsers
        self.outOfScopeUses = outOfScopeUses


class MLModelFactorPrompts(Aspect):
    """The factors section of a model card: what can affect the results, and which of these factors were
    tested.

    The aspect `mlModelFactorPrompts`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.MLModelFactorPrompts"
    ASPECT_NAME: ClassVar[str] = "mlModelFactorPrompts"
    _FIELDS = (
        ("relevantFactors", "[MLModelFactors]", "OPTIONAL"),
        ("evaluationFactors", "[MLModelFactors]", "OPTIONAL"),
    )

    relevantFactors: list[MLModelFactors] | None
    """Factors expected to affect the model's performance, whether or not they were measured."""

    evaluationFactors: list[MLModelFactors] | None
    """Factors by which the results are broken down; usually a subset of `relevantFactors`."""

    def __init__(
        self,
        *,
        relevantFactors: list[MLModelFactors] | None = None,
        evaluationFactors: list[MLModelFactors] | None = None,
    ) -> None:
        self.relevantFactors = relevantFactors
        self.evaluationFactors = evaluationFactors


class MLModelFactors(Record):
    """Factors that can change a model's results: groups, instruments and environment."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.MLModelFactors"
    _FIELDS = (
        ("groups", "[string]", "OPTIONAL"),
        ("instrumentation", "[string]", "OPTIONAL"),
        ("environment", "[string]", "OPTIONAL"),
    )

    groups: list[str] | None
    """Distinct categories within the evaluation data; for models about people, groups that share a trait such
    as age.
    """

    instrumentation: list[str] | None
    """Devices or tools that capture the model's input, such as a camera or microphone type."""

    environment: list[str] | None
    """Environment in which the model runs, such as lighting, noise or climate."""

    def __init__(
        self,
        *,
        groups: list[str] | None = None,
        instrumentation: list[str] | None = None,
        environment: list[str] | None = None,
    ) -> None:
        self.groups = groups
        self.instrumentation = instrumentation
        self.environment = environment


class Metrics(Aspect):
    """The metrics section of a model card: the measures used to assess the model and its decision thresholds.

    The aspect `mlModelMetrics`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.Metrics"
    ASPECT_NAME: ClassVar[str] = "mlModelMetrics"
    _FIELDS = (
        ("performanceMeasures", "[string]", "OPTIONAL"),
        ("decisionThreshold", "[string]", "OPTIONAL"),
    )

    performanceMeasures: list[str] | None
    """Names of the measures used to assess the model, such as `precision` or `AUC`."""

    decisionThreshold: list[str] | None
    """Thresholds that turn a score into a decision, as strings; absent when there are none."""

    def __init__(
        self,
        *,
        performanceMeasures: list[str] | None = None,
        decisionThreshold: list[str] | None = None,
    ) -> None:
        self.performanceMeasures = performanceMeasures
        self.decisionThreshold = decisionThreshold


class EvaluationData(Aspect):
    """Datasets used to evaluate the model, so that a reader can judge its results.

    The aspect `mlModelEvaluationData`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.EvaluationData"
    ASPECT_NAME: ClassVar[str] = "mlModelEvaluationData"
    _FIELDS = (
        ("evaluationData", "[BaseData]", "REQUIRED"),
    )

    evaluationData: list[BaseData]
    """Datasets behind the quantitative analyses, each with motivation and preparation."""

    def __init__(
        self,
        *,
        evaluationData: list[BaseData],
    ) -> None:
        self.evaluationData = evaluationData


class BaseData(Record):
    """A dataset used for a model, with why it was chosen and how it was prepared; an item of the training and
    evaluation data aspects.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.BaseData"
    _FIELDS = (
        ("dataset", "urn:dataset", "REQUIRED"),
        ("motivation", "string", "OPTIONAL"),
        ("preProcessing", "[string]", "OPTIONAL"),
    )

    dataset: str
    """URN of the dataset, which must be a `dataset` entity."""

    motivation: str | None
    """Why this dataset was chosen, as free text."""

    preProcessing: list[str] | None
    """Preparation steps in plain text, one per item, such as `lowercased and tokenised` or `rows without a
    label dropped`.
    """

    def __init__(
        self,
        *,
        dataset: str,
        motivation: str | None = None,
        preProcessing: list[str] | None = None,
    ) -> None:
        self.dataset = dataset
        self.motivation = motivation
        self.preProcessing = preProcessing


class TrainingData(Aspect):
    """Datasets used to train the model; may be unspecific when the data is confidential.

    The aspect `mlModelTrainingData`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.TrainingData"
    ASPECT_NAME: ClassVar[str] = "mlModelTrainingData"
    _FIELDS = (
        ("trainingData", "[BaseData]", "REQUIRED"),
    )

    trainingData: list[BaseData]
    """Training datasets, each with motivation and preparation."""

    def __init__(
        self,
        *,
        trainingData: list[BaseData],
    ) -> None:
        self.trainingData = trainingData


class QuantitativeAnalyses(Aspect):
    """Links to the evaluation results of a model, broken down by single factors and by their combinations.

    The aspect `mlModelQuantitativeAnalyses`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.QuantitativeAnalyses"
    ASPECT_NAME: ClassVar[str] = "mlModelQuantitativeAnalyses"
    _FIELDS = (
        ("unitaryResults", "string", "OPTIONAL"),
        ("intersectionalResults", "string", "OPTIONAL"),
    )

    unitaryResults: str | None
    """Link to a dashboard that breaks the results down by one factor at a time."""

    intersectionalResults: str | None
    """Link to a dashboard that breaks the results down by combinations of factors, such as age within region.
    """

    def __init__(
        self,
        *,
        unitaryResults: str | None = None,
        intersectionalResults: str | None = None,
    ) -> None:
        self.unitaryResults = unitaryResults
        self.intersectionalResults = intersectionalResults


class EthicalConsiderations(Aspect):
    """The ethics section of a model card: sensitive data, effects on people, risks and mitigations. All lists
    are free text.

    The aspect `mlModelEthicalConsiderations`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.EthicalConsiderations"
    ASPECT_NAME: ClassVar[str] = "mlModelEthicalConsiderations"
    _FIELDS = (
        ("data", "[string]", "OPTIONAL"),
        ("humanLife", "[string]", "OPTIONAL"),
        ("mitigations", "[string]", "OPTIONAL"),
        ("risksAndHarms", "[string]", "OPTIONAL"),
        ("useCases", "[string]", "OPTIONAL"),
    )

    data: list[str] | None
    """Sensitive data that the model uses, one kind per item, such as `ethnicity` or `health records`."""

    humanLife: list[str] | None
    """Decisions about health, safety or livelihood that the model informs or could inform."""

    mitigations: list[str] | None
    """Measures taken during development to reduce the risks, one per item."""

    risksAndHarms: list[str] | None
    """Possible harms, with who would be affected, their likelihood and severity; also those considered but
    left undetermined.
    """

    useCases: list[str] | None
    """Especially sensitive uses of the model; compare `outOfScopeUses` in the `intendedUse` aspect."""

    def __init__(
        self,
        *,
        data: list[str] | None = None,
        humanLife: list[str] | None = None,
        mitigations: list[str] | None = None,
        risksAndHarms: list[str] | None = None,
        useCases: list[str] | None = None,
    ) -> None:
        self.data = data
        self.humanLife = humanLife
        self.mitigations = mitigations
        self.risksAndHarms = risksAndHarms
        self.useCases = useCases


class CaveatsAndRecommendations(Aspect):
    """The closing part of a model card: known limitations, advice on where the model fits, and what good
    evaluation data looks like.

    The aspect `mlModelCaveatsAndRecommendations`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.CaveatsAndRecommendations"
    ASPECT_NAME: ClassVar[str] = "mlModelCaveatsAndRecommendations"
    _FIELDS = (
        ("caveats", "CaveatDetails", "OPTIONAL"),
        ("recommendations", "string", "OPTIONAL"),
        ("idealDatasetCharacteristics", "[string]", "OPTIONAL"),
    )

    caveats: CaveatDetails | None
    """Known limitations that the other model card aspects do not cover; at most one record per model."""

    recommendations: str | None
    """Recommendations on the use of the model, as free text."""

    idealDatasetCharacteristics: list[str] | None
    """Characteristics of an ideal test dataset, one per item, such as `balanced across age bands`."""

    def __init__(
        self,
        *,
        caveats: CaveatDetails | None = None,
        recommendations: str | None = None,
        idealDatasetCharacteristics: list[str] | None = None,
    ) -> None:
        self.caveats = caveats
        self.recommendations = recommendations
        self.idealDatasetCharacteristics = idealDatasetCharacteristics


class CaveatDetails(Record):
    """Open questions about a model's evaluation: outstanding tests and groups missing from the data. Part of
    `mlModelCaveatsAndRecommendations`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.CaveatDetails"
    _FIELDS = (
        ("needsFurtherTesting", "boolean", "OPTIONAL"),
        ("caveatDescription", "string", "OPTIONAL"),
        ("groupsNotRepresented", "[string]", "OPTIONAL"),
    )

    needsFurtherTesting: bool | None
    """True when the evaluation left questions that need more tests; absent when unknown."""

    caveatDescription: str | None
    """Free text describing the limitation, such as a category that the data reduces to two values."""

    groupsNotRepresented: list[str] | None
    """Names of groups missing from the evaluation data, for which the results may not hold."""

    def __init__(
        self,
        *,
        needsFurtherTesting: bool | None = None,
        caveatDescription: str | None = None,
        groupsNotRepresented: list[str] | None = None,
    ) -> None:
        self.needsFurtherTesting = needsFurtherTesting
        self.caveatDescription = caveatDescription
        self.groupsNotRepresented = groupsNotRepresented


class SourceCode(Aspect):
    """Location of the code of a model and its pipelines.

    The aspect `sourceCode`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.SourceCode"
    ASPECT_NAME: ClassVar[str] = "sourceCode"
    _FIELDS = (
        ("sourceCode", "[SourceCodeUrl]", "REQUIRED"),
    )

    sourceCode: list[SourceCodeUrl]
    """Links to the code, each marked as model, training or evaluation."""

    def __init__(
        self,
        *,
        sourceCode: list[SourceCodeUrl],
    ) -> None:
        self.sourceCode = sourceCode


class SourceCodeUrl(Record):
    """A link to source code and its role; an item of the `sourceCode` aspect."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.SourceCodeUrl"
    _FIELDS = (
        ("type", "SourceCodeUrlType", "REQUIRED"),
        ("sourceCodeUrl", "string", "REQUIRED"),
    )

    type: SourceCodeUrlType
    """Whether the link points to the model itself, its training pipeline or its evaluation pipeline."""

    sourceCodeUrl: str
    """URL of the repository, directory or file, for example `https://git.example.com/ml/churn`."""

    def __init__(
        self,
        *,
        type: SourceCodeUrlType | str,
        sourceCodeUrl: str,
    ) -> None:
        self.type = symbol(SourceCodeUrlType, type)
        self.sourceCodeUrl = sourceCodeUrl


class MLModelDeploymentProperties(Aspect):
    """Metadata of a deployed model: version, state and creation time.

    The aspect `mlModelDeploymentProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.MLModelDeploymentProperties"
    ASPECT_NAME: ClassVar[str] = "mlModelDeploymentProperties"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("externalUrl", "string", "OPTIONAL"),
        ("description", "string", "OPTIONAL"),
        ("createdAt", "long", "OPTIONAL"),
        ("version", "VersionTag", "OPTIONAL"),
        ("status", "DeploymentStatus", "OPTIONAL"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    externalUrl: str | None
    """Link to the object in its source system; absent if there is none."""

    description: str | None
    """Description of the deployment from the serving system."""

    createdAt: int | None
    """When the deployment was created, in milliseconds since the epoch."""

    version: VersionTag | None
    """Version tag of the deployment in the serving system."""

    status: DeploymentStatus | None
    """State of the endpoint when metadata was last collected, for example `IN_SERVICE`."""

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        externalUrl: str | None = None,
        description: str | None = None,
        createdAt: int | None = None,
        version: VersionTag | None = None,
        status: DeploymentStatus | str | None = None,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.externalUrl = externalUrl
        self.description = description
        self.createdAt = createdAt
        self.version = version
        self.status = symbol(DeploymentStatus, status)


class EditableMLModelGroupProperties(Aspect):
    """User-written text for a model group in the catalogue, stored separately from the ingested
    `mlModelGroupProperties`.

    The aspect `editableMlModelGroupProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.EditableMLModelGroupProperties"
    ASPECT_NAME: ClassVar[str] = "editableMlModelGroupProperties"
    _FIELDS = (
        ("description", "string", "OPTIONAL"),
    )

    description: str | None
    """Description written in the catalogue; the ingested one is in `mlModelGroupProperties`."""

    def __init__(
        self,
        *,
        description: str | None = None,
    ) -> None:
        self.description = description


class MLModelGroupProperties(Aspect):
    """Metadata of a model group, which contains the versions of a model: its jobs, dates and version.

    The aspect `mlModelGroupProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.MLModelGroupProperties"
    ASPECT_NAME: ClassVar[str] = "mlModelGroupProperties"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("trainingJobs", "[string]", "OPTIONAL"),
        ("downstreamJobs", "[string]", "OPTIONAL"),
        ("externalUrl", "string", "OPTIONAL"),
        ("name", "string", "OPTIONAL"),
        ("description", "string", "OPTIONAL"),
        ("createdAt", "long", "OPTIONAL"),
        ("created", "TimeStamp", "OPTIONAL"),
        ("lastModified", "TimeStamp", "OPTIONAL"),
        ("version", "VersionTag", "OPTIONAL"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    trainingJobs: list[str] | None
    """URNs of data jobs or process instances that train the group's models. They are shown as upstream
    lineage, as are runs with the model as output.
    """

    downstreamJobs: list[str] | None
    """URNs of data jobs or process instances that use models of this group; downstream in lineage."""

    externalUrl: str | None
    """Link to the object in its source system; absent if there is none."""

    name: str | None
    """Display name, shown instead of the one in the URN."""

    description: str | None
    """Description from the model registry; edits made in the catalogue go to
    `editableMlModelGroupProperties`.
    """

    createdAt: int | None
    """Deprecated in favour of `created`; when the group was created, in milliseconds since the epoch.

    Deprecated.
    """

    created: TimeStamp | None
    """When the group was created in the model registry, and the actor if known; replaces `createdAt`."""

    lastModified: TimeStamp | None
    """When the group last changed in the model registry, not in the catalogue."""

    version: VersionTag | None
    """Version tag of the group as a whole; versions of single models are in `mlModelProperties`."""

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        trainingJobs: list[str] | None = None,
        downstreamJobs: list[str] | None = None,
        externalUrl: str | None = None,
        name: str | None = None,
        description: str | None = None,
        createdAt: int | None = None,
        created: TimeStamp | None = None,
        lastModified: TimeStamp | None = None,
        version: VersionTag | None = None,
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.trainingJobs = trainingJobs
        self.downstreamJobs = downstreamJobs
        self.externalUrl = externalUrl
        self.name = name
        self.description = description
        self.createdAt = createdAt
        self.created = created
        self.lastModified = lastModified
        self.version = version


class EditableMLPrimaryKeyProperties(Aspect):
    """User-written text for a feature table's primary key in the catalogue, stored separately from the
    ingested `mlPrimaryKeyProperties`.

    The aspect `editableMlPrimaryKeyProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.EditableMLPrimaryKeyProperties"
    ASPECT_NAME: ClassVar[str] = "editableMlPrimaryKeyProperties"
    _FIELDS = (
        ("description", "string", "OPTIONAL"),
    )

    description: str | None
    """Description written in the catalogue; the ingested one is in `mlPrimaryKeyProperties`."""

    def __init__(
        self,
        *,
        description: str | None = None,
    ) -> None:
        self.description = description


class MLPrimaryKeyProperties(Aspect):
    """Metadata of a key column of a feature table: type, version and source datasets.

    The aspect `mlPrimaryKeyProperties`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.ml.metadata.MLPrimaryKeyProperties"
    ASPECT_NAME: ClassVar[str] = "mlPrimaryKeyProperties"
    _FIELDS = (
        ("customProperties", "{string}", "DEFAULT", {}),
        ("description", "string", "OPTIONAL"),
        ("dataType", "MLFeatureDataType", "OPTIONAL"),
        ("version", "VersionTag", "OPTIONAL"),
        ("sources", "[urn:dataset]", "REQUIRED"),
    )

    customProperties: dict[str, str]
    """Custom key-value pairs, as strings, for properties without a dedicated field; empty by default."""

    description: str | None
    """Description from the feature store; edits made in the catalogue go to `editableMlPrimaryKeyProperties`.
    """

    dataType: MLFeatureDataType | None
    """Statistical kind of the key's values, such as `ORDINAL` or `TEXT`, rather than a column type."""

    version: VersionTag | None
    """Version of the key's definition in the feature store; absent when the store has none."""

    sources: list[str]
    """URNs of the datasets that supply the key, upstream in lineage; required, unlike in
    `mlFeatureProperties`.
    """

    def __init__(
        self,
        *,
        customProperties: dict[str, str] | None = None,
        description: str | None = None,
        dataType: MLFeatureDataType | str | None = None,
        version: VersionTag | None = None,
        sources: list[str],
    ) -> None:
        self.customProperties = {} if customProperties is None else customProperties
        self.description = description
        self.dataType = symbol(MLFeatureDataType, dataType)
        self.version = version
        self.sources = sources
