import { array, aspect, boolean, enumeration, record, string, urn } from '@colophon/schema';

export const formActorAssignment = record({
  name: 'com.linkedin.form.FormActorAssignment',
  doc: 'Who is asked to fill in a form; owners, groups and users can be combined.',
  fields: {
    owners: {
      type: boolean,
      doc: 'True, the default, asks the owners of each asset that has the form.',
      default: true,
      search: { kind: 'BOOLEAN', name: 'isOwnershipForm' },
    },
    ownershipTypes: {
      type: array(urn('ownershipType')),
      doc: 'URNs of ownership types that narrow `owners`, such as `urn:li:ownershipType:__system__technical_owner`; absent asks owners of every type.',
      optional: true,
      search: { kind: 'URN', name: 'assignedOwnershipTypes' },
      relationship: { name: 'FormAssignedToOwnershipType', to: ['ownershipType'] },
    },
    groups: {
      type: array(urn('corpGroup')),
      doc: 'URNs of groups whose members are asked, regardless of ownership.',
      optional: true,
      search: { kind: 'URN', name: 'assignedGroups' },
    },
    users: {
      type: array(urn('corpuser')),
      doc: 'URNs of individual users who are asked, regardless of ownership.',
      optional: true,
      search: { kind: 'URN', name: 'assignedUsers' },
    },
  },
});

export const formPromptType = enumeration({
  name: 'com.linkedin.form.FormPromptType',
  doc: "Where the answer to a form's question is stored.",
  symbols: {
    STRUCTURED_PROPERTY: 'The answer sets a structured property on the asset itself.',
    FIELDS_STRUCTURED_PROPERTY:
      'The answer sets a structured property on columns of the asset, each a schema field entity.',
  },
});

export const structuredPropertyParams = record({
  name: 'com.linkedin.form.StructuredPropertyParams',
  doc: 'Settings of a question that asks for a structured property.',
  fields: {
    urn: {
      type: urn('structuredProperty'),
      doc: 'URN of the structured property to set.',
      search: { kind: 'URN', name: 'structuredPropertyPromptUrns' },
    },
  },
});

export const formPrompt = record({
  name: 'com.linkedin.form.FormPrompt',
  doc: 'One question of a form, whose answer is stored as metadata of the asset.',
  fields: {
    id: {
      type: string,
      doc: 'Identifier of the question, unique across all forms.',
      search: { kind: 'KEYWORD', name: 'promptId', queryByDefault: false },
    },
    title: { type: string, doc: 'The question as shown to users.' },
    description: { type: string, doc: 'Additional explanation shown with the title.', optional: true },
    type: {
      type: formPromptType,
      doc: 'Type of metadata that the answer sets, and whether on the asset or on its columns.',
    },
    structuredPropertyParams: {
      type: structuredPropertyParams,
      doc: 'Structured property that the answer sets; required by both current prompt types.',
      optional: true,
    },
    required: {
      type: boolean,
      doc: 'True if the form is incomplete until the question is answered; false makes the answer optional.',
      default: false,
    },
  },
});

export const formType = enumeration({
  name: 'com.linkedin.form.FormType',
  doc: 'Purpose of a form: collecting metadata, or verifying that it is complete and correct.',
  symbols: {
    COMPLETION: 'Collects metadata; complete when the required questions are answered.',
    VERIFICATION: 'Verifies that an asset complies with a policy by having a given set of metadata.',
  },
});

export const formInfo = aspect({
  name: 'formInfo',
  record: 'com.linkedin.form.FormInfo',
  doc: 'Definition of a form: the questions to answer about an asset and the people who should answer them.',
  fields: {
    name: {
      type: string,
      doc: 'Title of the form as shown to users.',
      search: { kind: 'TEXT_PARTIAL', boost: 10.0, label: 'name' },
    },
    description: {
      type: string,
      doc: "Description of the form's purpose, shown to users.",
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    type: {
      type: formType,
      doc: 'Whether the form only collects metadata, the default, or also ends in a verification.',
      default: 'COMPLETION',
      search: { kind: 'KEYWORD' },
    },
    prompts: { type: array(formPrompt), doc: 'Questions of the form; empty by default.', default: [] },
    actors: {
      type: formActorAssignment,
      doc: "Users who are shown the form on an asset's page or in the governance centre; the owners of the asset by default.",
      default: { owners: true },
    },
  },
});
