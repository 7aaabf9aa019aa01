import type { Descriptions } from '../descriptions.ts';

/** Structured properties and forms. */
export const properties: Descriptions = {
  CreateStructuredPropertyInput: {
    $: 'A structured property to define.',
    id: 'Id that becomes the last part of the URN; the qualified name by default, or else a random UUID.',
    qualifiedName: 'Full name with dots, such as `io.acme.privacy.retention`; it must agree with `id`.',
    displayName: 'Name shown to people.',
    immutable: 'True forbids changing a value once it is set; false by default.',
    valueType: 'URN of the data type of values, such as `urn:li:dataType:datahub.string`.',
    typeQualifier: 'Entity types that values may point to, for a property whose values are URNs.',
    allowedValues: 'Values that are allowed; any by default.',
    cardinality: 'Whether an asset may have several values; one by default.',
    entityTypes: 'URNs of the entity types that may have the property.',
    allowedPlatforms: 'URNs of the platforms whose assets may have the property; all by default.',
    settings: 'Where the web interface shows the property.',
  },
  UpdateStructuredPropertyInput: {
    $: 'Changes to a structured property; it can only be extended.',
    urn: 'URN of the structured property.',
    displayName: 'New name shown to people.',
    immutable: 'True forbids changing a value once it is set.',
    typeQualifier: 'Entity types to allow in addition, for a property whose values are URNs.',
    newAllowedValues: 'Values to allow in addition.',
    setCardinalityAsMultiple: "True allows several values; this can't be undone.",
    newEntityTypes: 'URNs of entity types that may have the property in addition.',
    newAllowedPlatforms: 'URNs of platforms whose assets may have the property in addition.',
    settings: 'Where the web interface shows the property; omitted fields keep their values.',
  },
  DeleteStructuredPropertyInput: {
    $: 'The structured property to delete.',
  },
  AllowedValueInput: {
    $: 'A value that a structured property allows: a string or a number.',
    stringValue: 'The value, for a property of strings.',
    numberValue: 'The value, for a property of numbers.',
    description: 'What the value means.',
  },
  TypeQualifier: {
    $: 'Restricts the values of a structured property.',
    allowedTypes: 'Entity types that values may point to.',
  },
  TypeQualifierInput: {
    $: 'Restricts the values of a structured property.',
    allowedTypes: 'URNs of the entity types that values may point to.',
  },
  UpdateTypeQualifierInput: {
    $: 'Extends the restriction on the values of a structured property.',
    newAllowedTypes: 'URNs of entity types that values may point to in addition.',
  },
  UpsertStructuredPropertiesInput: {
    $: 'Structured properties to set on an asset.',
    structuredPropertyInputParams:
      'Properties with their values, which replace the current values of the same properties.',
  },
  RemoveStructuredPropertiesInput: {
    $: 'Structured properties to remove from an asset.',
    structuredPropertyUrns: 'URNs of the structured properties.',
  },
  StructuredPropertyInputParams: {
    $: 'A structured property with its values.',
    structuredPropertyUrn: 'URN of the structured property.',
    values: 'Values, strings or numbers.',
  },
  PropertyValueInput: {
    $: 'A value of a structured property: a string or a number.',
    stringValue: 'The value, for a property of strings.',
    numberValue: 'The value, for a property of numbers.',
  },
  PropertyValue: {
    $: 'A value of a structured property: a string or a number.',
  },
  StringValue: {
    $: 'A string as the value of a structured property.',
    stringValue: 'The value.',
  },
  NumberValue: {
    $: 'A number as the value of a structured property.',
    numberValue: 'The value.',
  },
  StructuredPropertiesEntry: {
    structuredProperty: 'Definition of the property.',
    valueEntities: 'The entities that the values point to, for a property whose values are URNs.',
  },
  StructuredPropertyParams: {
    structuredProperty: 'Property that the answer sets.',
  },
  StdDataType: {
    $: 'Data types of the values of structured properties.',
    STRING: 'Text.',
    NUMBER: 'A number.',
    URN: 'The URN of an entity.',
    RICH_TEXT: 'Text in Markdown.',
    DATE: 'A date.',
    OTHER: 'Another data type.',
  },
  CreateFormInput: {
    $: 'A form to create.',
    type: 'Whether the form collects answers or also asks for verification.',
    prompts: 'Questions of the form.',
    actors: 'Who should answer; the owners of each asset by default.',
  },
  UpdateFormInput: {
    $: 'Changes to a form; omitted fields keep their values.',
    urn: 'URN of the form.',
    type: 'Whether the form collects answers or also asks for verification.',
    promptsToAdd: 'Questions to add.',
    promptsToRemove: 'Ids of the questions to remove.',
    actors: 'Changes to who should answer.',
  },
  DeleteFormInput: {
    $: 'The form to delete.',
  },
  CreatePromptInput: {
    $: 'A question to add to a form.',
    id: 'Id of the question; a random UUID by default.',
    title: 'The question.',
    description: 'Help for answering.',
    type: 'Kind of question.',
    structuredPropertyParams: 'The structured property that the answer sets.',
    required: 'True makes an answer mandatory.',
  },
  FormActorAssignmentUpdateInput: {
    $: 'Changes to who should answer a form.',
    owners: 'Whether the owners of each asset should answer.',
    usersToAdd: 'URNs of users who should answer in addition.',
    usersToRemove: 'URNs of users who no longer should.',
    groupsToAdd: 'URNs of groups that should answer in addition.',
    groupsToRemove: 'URNs of groups that no longer should.',
  },
  FormActorAssignment: {
    isAssignedToMe: 'Whether the caller should answer the form.',
  },
  FormAssociation: {
    form: 'The form.',
  },
  FormPrompt: {
    formUrn: 'URN of the form that has the question.',
  },
  BatchAssignFormInput: {
    $: 'A form to assign to assets.',
  },
  BatchRemoveFormInput: {
    $: 'A form to withdraw from assets.',
  },
  CreateDynamicFormAssignmentInput: {
    $: 'A form and the assets that it applies to.',
  },
  SubmitFormPromptInput: {
    $: 'An answer to one question of a form.',
    promptId: 'Id of the question.',
    formUrn: 'URN of the form.',
    type: 'Kind of question.',
    fieldPath: 'Path of the column that the answer is about, for a question about columns.',
    structuredPropertyParams: 'The answer, for a question about a structured property.',
  },
  VerifyFormInput: {
    $: 'A form to verify for an asset.',
  },
};
