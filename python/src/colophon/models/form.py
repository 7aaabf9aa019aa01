# Printed by `npm run generate` from packages/model. Do not edit.
"""Forms: questions that people answer about assets, and their answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ._record import Aspect, Record, Symbol, symbol

if TYPE_CHECKING:
    from .common import AuditStamp
    from .search import Filter


class FormType(Symbol):
    """Purpose of a form: collecting metadata, or verifying that it is complete and correct.

    Wire name: `com.linkedin.form.FormType`.
    """

    COMPLETION = "COMPLETION"
    """Collects metadata; complete when the required questions are answered."""

    VERIFICATION = "VERIFICATION"
    """Verifies that an asset complies with a policy by having a given set of metadata."""


class FormPromptType(Symbol):
    """Where the answer to a form's question is stored.

    Wire name: `com.linkedin.form.FormPromptType`.
    """

    STRUCTURED_PROPERTY = "STRUCTURED_PROPERTY"
    """The answer sets a structured property on the asset itself."""

    FIELDS_STRUCTURED_PROPERTY = "FIELDS_STRUCTURED_PROPERTY"
    """The answer sets a structured property on columns of the asset, each a schema field entity."""


class Forms(Aspect):
    """Compliance forms assigned to an entity, divided into open and completed, and the resulting
    verifications.

    The aspect `forms`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.Forms"
    ASPECT_NAME: ClassVar[str] = "forms"
    _FIELDS = (
        ("incompleteForms", "[FormAssociation]", "REQUIRED"),
        ("completedForms", "[FormAssociation]", "REQUIRED"),
        ("verifications", "[FormVerificationAssociation]", "DEFAULT", []),
    )

    incompleteForms: list[FormAssociation]
    """Assigned forms that are not complete yet."""

    completedForms: list[FormAssociation]
    """Assigned forms that have been filled in."""

    verifications: list[FormVerificationAssociation]
    """One entry per verification form that the entity has passed."""

    def __init__(
        self,
        *,
        incompleteForms: list[FormAssociation],
        completedForms: list[FormAssociation],
        verifications: list[FormVerificationAssociation] | None = None,
    ) -> None:
        self.incompleteForms = incompleteForms
        self.completedForms = completedForms
        self.verifications = [] if verifications is None else verifications


class FormAssociation(Record):
    """One form assigned to an entity, with the questions answered so far and those still open."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.FormAssociation"
    _FIELDS = (
        ("urn", "urn:form", "REQUIRED"),
        ("incompletePrompts", "[FormPromptAssociation]", "DEFAULT", []),
        ("completedPrompts", "[FormPromptAssociation]", "DEFAULT", []),
    )

    urn: str
    """URN of the assigned `form`."""

    incompletePrompts: list[FormPromptAssociation]
    """Questions of the form that are not answered for this entity yet."""

    completedPrompts: list[FormPromptAssociation]
    """Questions of the form already answered for this entity."""

    def __init__(
        self,
        *,
        urn: str,
        incompletePrompts: list[FormPromptAssociation] | None = None,
        completedPrompts: list[FormPromptAssociation] | None = None,
    ) -> None:
        self.urn = urn
        self.incompletePrompts = [] if incompletePrompts is None else incompletePrompts
        self.completedPrompts = [] if completedPrompts is None else completedPrompts


class FormPromptAssociation(Record):
    """State of one question of a form for one entity."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.FormPromptAssociation"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
        ("lastModified", "AuditStamp", "REQUIRED"),
        ("fieldAssociations", "FormPromptFieldAssociations", "OPTIONAL"),
    )

    id: str
    """Identifier of the question in its form, unique across all forms in the catalogue."""

    lastModified: AuditStamp
    """Who last answered the question, or withdrew the answer, for this entity, and when."""

    fieldAssociations: FormPromptFieldAssociations | None
    """State per column, for questions asked of every column; absent for questions about the whole entity."""

    def __init__(
        self,
        *,
        id: str,
        lastModified: AuditStamp,
        fieldAssociations: FormPromptFieldAssociations | None = None,
    ) -> None:
        self.id = id
        self.lastModified = lastModified
        self.fieldAssociations = fieldAssociations


class FormPromptFieldAssociations(Record):
    """Columns of a dataset for which a question has been answered and those still open."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.FormPromptFieldAssociations"
    _FIELDS = (
        ("completedFieldPrompts", "[FieldFormPromptAssociation]", "OPTIONAL"),
        ("incompleteFieldPrompts", "[FieldFormPromptAssociation]", "OPTIONAL"),
    )

    completedFieldPrompts: list[FieldFormPromptAssociation] | None
    """Columns for which the question has been answered."""

    incompleteFieldPrompts: list[FieldFormPromptAssociation] | None
    """Columns for which the question is still open."""

    def __init__(
        self,
        *,
        completedFieldPrompts: list[FieldFormPromptAssociation] | None = None,
        incompleteFieldPrompts: list[FieldFormPromptAssociation] | None = None,
    ) -> None:
        self.completedFieldPrompts = completedFieldPrompts
        self.incompleteFieldPrompts = incompleteFieldPrompts


class FieldFormPromptAssociation(Record):
    """State of a form's question for one column of a dataset."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.FieldFormPromptAssociation"
    _FIELDS = (
        ("fieldPath", "string", "REQUIRED"),
        ("lastModified", "AuditStamp", "REQUIRED"),
    )

    fieldPath: str
    """Path of the column the answer is about, as in the dataset's schema."""

    lastModified: AuditStamp
    """Who last answered the question, or withdrew the answer, for this column, and when."""

    def __init__(
        self,
        *,
        fieldPath: str,
        lastModified: AuditStamp,
    ) -> None:
        self.fieldPath = fieldPath
        self.lastModified = lastModified


class FormVerificationAssociation(Record):
    """Record that an entity was verified by completing a form of type `VERIFICATION`."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.common.FormVerificationAssociation"
    _FIELDS = (
        ("form", "urn:form", "REQUIRED"),
        ("lastModified", "AuditStamp", "OPTIONAL"),
    )

    form: str
    """URN of the form whose completion verified the entity."""

    lastModified: AuditStamp | None
    """Who granted the verification and when; absent when it was not recorded."""

    def __init__(
        self,
        *,
        form: str,
        lastModified: AuditStamp | None = None,
    ) -> None:
        self.form = form
        self.lastModified = lastModified


class FormInfo(Aspect):
    """Definition of a form: the questions to answer about an asset and the people who should answer them.

    The aspect `formInfo`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.form.FormInfo"
    ASPECT_NAME: ClassVar[str] = "formInfo"
    _FIELDS = (
        ("name", "string", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("type", "FormType", "DEFAULT", "COMPLETION"),
        ("prompts", "[FormPrompt]", "DEFAULT", []),
        ("actors", "FormActorAssignment", "DEFAULT", {"owners": True}),
    )

    name: str
    """Title of the form as shown to users."""

    description: str | None
    """Description of the form's purpose, shown to users."""

    type: FormType
    """Whether the form only collects metadata, the default, or also ends in a verification.

    Default: `COMPLETION`.
    """

    prompts: list[FormPrompt]
    """Questions of the form; empty by default."""

    actors: FormActorAssignment
    """Users who are shown the form on an asset's page or in the governance centre; the owners of the asset by
    default.

    Default: `{"owners": True}`.
    """

    def __init__(
        self,
        *,
        name: str,
        description: str | None = None,
        type: FormType | str = FormType.COMPLETION,
        prompts: list[FormPrompt] | None = None,
        actors: FormActorAssignment | None = None,
    ) -> None:
        self.name = name
        self.description = description
        self.type = symbol(FormType, type)
        self.prompts = [] if prompts is None else prompts
        self.actors = self._preset("actors") if actors is None else actors


class FormPrompt(Record):
    """One question of a form, whose answer is stored as metadata of the asset."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.form.FormPrompt"
    _FIELDS = (
        ("id", "string", "REQUIRED"),
        ("title", "string", "REQUIRED"),
        ("description", "string", "OPTIONAL"),
        ("type", "FormPromptType", "REQUIRED"),
        ("structuredPropertyParams", "StructuredPropertyParams", "OPTIONAL"),
        ("required", "boolean", "DEFAULT", False),
    )

    id: str
    """Identifier of the question, unique across all forms."""

    title: str
    """The question as shown to users."""

    description: str | None
    """Additional explanation shown with the title."""

    type: FormPromptType
    """Type of metadata that the answer sets, and whether on the asset or on its columns."""

    structuredPropertyParams: StructuredPropertyParams | None
    """Structured property that the answer sets; required by both current prompt types."""

    required: bool
    """True if the form is incomplete until the question is answered; false makes the answer optional.

    Default: `False`.
    """

    def __init__(
        self,
        *,
        id: str,
        title: str,
        description: str | None = None,
        type: FormPromptType | str,
        structuredPropertyParams: StructuredPropertyParams | None = None,
        required: bool = False,
    ) -> None:
        self.id = id
        self.title = title
        self.description = description
        self.type = symbol(FormPromptType, type)
        self.structuredPropertyParams = structuredPropertyParams
        self.required = required


class StructuredPropertyParams(Record):
    """Settings of a question that asks for a structured property."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.form.StructuredPropertyParams"
    _FIELDS = (
        ("urn", "urn:structuredProperty", "REQUIRED"),
    )

    urn: str
    """URN of the structured property to set."""

    def __init__(
        self,
        *,
        urn: str,
    ) -> None:
        self.urn = urn


class FormActorAssignment(Record):
    """Who is asked to fill in a form; owners, groups and users can be combined."""

    RECORD_NAME: ClassVar[str] = "com.linkedin.form.FormActorAssignment"
    _FIELDS = (
        ("owners", "boolean", "DEFAULT", True),
        ("ownershipTypes", "[urn:ownershipType]", "OPTIONAL"),
        ("groups", "[urn:corpGroup]", "OPTIONAL"),
        ("users", "[urn:corpuser]", "OPTIONAL"),
    )

    owners: bool
    """True, the default, asks the owners of each asset that has the form.

    Default: `True`.
    """

    ownershipTypes: list[str] | None
    """URNs of ownership types that narrow `owners`, such as `urn:li:ownershipType:__system__technical_owner`;
    absent asks owners of every type.
    """

    groups: list[str] | None
    """URNs of groups whose members are asked, regardless of ownership."""

    users: list[str] | None
    """URNs of individual users who are asked, regardless of ownership."""

    def __init__(
        self,
        *,
        owners: bool = True,
        ownershipTypes: list[str] | None = None,
        groups: list[str] | None = None,
        users: list[str] | None = None,
    ) -> None:
        self.owners = owners
        self.ownershipTypes = ownershipTypes
        self.groups = groups
        self.users = users


class DynamicFormAssignment(Aspect):
    """Rule that assigns a form to every entity that matches a filter, instead of listing the entities.

    The aspect `dynamicFormAssignment`.
    """

    RECORD_NAME: ClassVar[str] = "com.linkedin.form.DynamicFormAssignment"
    ASPECT_NAME: ClassVar[str] = "dynamicFormAssignment"
    _FIELDS = (
        ("filter", "Filter", "REQUIRED"),
    )

    filter: Filter
    """Filter that selects the entities; the editor offers platform, entity type, container and domain."""

    def __init__(
        self,
        *,
        filter: Filter,
    ) -> None:
        self.filter = filter
