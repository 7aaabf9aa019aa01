import { array, aspect, boolean, enumeration, record, string, urn } from '@colophon/schema';

export const formActorAssignment = record({
  name: 'com.linkedin.form.FormActorAssignment',
  doc: 'Who is asked to fill in a form; owners, groups and users may be combined.',
  fields: {
    owners: {
      type: boolean,
      doc: 'True, the default, asks the owners of each asset that has the form.',
      default: true,
      search: { kind: 'BOOLEAN', name: 'isOwnershipForm' },
    },
    ownershipTypes: {
      type: array(urn('ownershipType')),
      doc: 'Urns of ownership types that narrow `owners`, such as `urn:li:ownershipType:__system__technical_owner`; absent asks owners of every type.',
      optional: true,
      search: { kind: 'URN', name: 'assignedOwnershipTypes' },
      relationship: { name: 'FormAssignedToOwnershipType', to: ['ownershipType'] },
    },
    groups: {
      type: array(urn('corpGroup')),
      doc: 'Urns of groups whose members are asked, whatever they own.',
      optional: true,
      search: { kind: 'URN', name: 'assignedGroups' },
    },
    users: {
      type: array(urn('corpuser')),
      doc: 'Urns of individual users who are asked, whatever they own.',
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
      doc: 'Urn of the structured property to be given a value.',
      search: { kind: 'URN', name: 'structuredPropertyPromptUrns' },
    },
  },
});

export const formPrompt = record({
  name: 'com.linkedin.form.FormPrompt',
  doc: 'One question of a form, whose answer becomes metadata of the asset.',
  fields: {
    id: {
      type: string,
      doc: 'Identifier of the question, unique across all forms and not only within its own.',
      search: { kind: 'KEYWORD', name: 'promptId', queryByDefault: false },
    },
    title: { type: string, doc: 'The question, in the words shown to people.' },
    description: { type: string, doc: 'Further explanation shown along with the title.', optional: true },
    type: {
      type: formPromptType,
      doc: 'What kind of metadata the answer sets, and whether on the asset or on its columns.',
    },
    structuredPropertyParams: {
      type: structuredPropertyParams,
      doc: 'Which structured property the answer sets; needed by both current prompt types.',
      optional: true,
    },
    required: {
      type: boolean,
      doc: 'True keeps the form incomplete until the question is answered; false makes the answer optional.',
      default: false,
    },
  },
});

export const formType = enumeration({
  name: 'com.linkedin.form.FormType',
  doc: 'Purpose of a form: gathering metadata, or certifying that it is there and right.',
  symbols: {
    COMPLETION: 'Gathers metadata and is done when the required questions have answers.',
    VERIFICATION: 'Certifies that an asset meets a policy by having a given set of metadata.',
  },
});

export const formInfo = aspect({
  name: 'formInfo',
  record: 'com.linkedin.form.FormInfo',
  doc: 'Definition of a form: the questions to answer about an asset and the people who should answer them.',
  fields: {
    name: {
      type: string,
      doc: 'Title of the form as people see it.',
      search: { kind: 'TEXT_PARTIAL', boost: 10.0, label: 'name' },
    },
    description: {
      type: string,
      doc: 'Text that tells people what the form is for.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    type: {
      type: formType,
      doc: 'Whether the form only gathers metadata, the default, or also ends in a verification.',
      default: 'COMPLETION',
      search: { kind: 'KEYWORD' },
    },
    prompts: { type: array(formPrompt), doc: 'Questions of the form; empty by default.', default: [] },
    actors: {
      type: formActorAssignment,
      doc: "People who find the form on an asset's page or in the governance centre; the owners of the asset by default.",
      default: { owners: true },
    },
  },
});
