import { array, aspect, record, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const fieldFormPromptAssociation = record({
  name: 'com.linkedin.common.FieldFormPromptAssociation',
  doc: "State of a form's question for one column of a dataset.",
  fields: {
    fieldPath: { type: string, doc: "Path of the column the answer is about, as in the dataset's schema." },
    lastModified: {
      type: auditStamp,
      doc: 'Who last answered the question, or withdrew the answer, for this column, and when.',
    },
  },
});

export const formPromptFieldAssociations = record({
  name: 'com.linkedin.common.FormPromptFieldAssociations',
  doc: 'Columns of a dataset for which a question has been answered and those still open.',
  fields: {
    completedFieldPrompts: {
      type: array(fieldFormPromptAssociation),
      doc: 'Columns for which the question has been answered.',
      optional: true,
    },
    incompleteFieldPrompts: {
      type: array(fieldFormPromptAssociation),
      doc: 'Columns for which the question is still open.',
      optional: true,
    },
  },
});

export const formPromptAssociation = record({
  name: 'com.linkedin.common.FormPromptAssociation',
  doc: 'State of one question of a form for one entity.',
  fields: {
    id: {
      type: string,
      doc: 'Identifier of the question in its form, unique across all forms in the catalogue.',
    },
    lastModified: {
      type: auditStamp,
      doc: 'Who last answered the question, or withdrew the answer, for this entity, and when.',
    },
    fieldAssociations: {
      type: formPromptFieldAssociations,
      doc: 'State per column, for questions asked of every column; absent for questions about the whole entity.',
      optional: true,
    },
  },
});

export const formAssociation = record({
  name: 'com.linkedin.common.FormAssociation',
  doc: 'One form assigned to an entity, with the questions answered so far and those still open.',
  fields: {
    urn: { type: urn('form'), doc: 'URN of the assigned `form`.' },
    incompletePrompts: {
      type: array(formPromptAssociation),
      doc: 'Questions of the form that are not answered for this entity yet.',
      default: [],
    },
    completedPrompts: {
      type: array(formPromptAssociation),
      doc: 'Questions of the form already answered for this entity.',
      default: [],
    },
  },
});

export const formVerificationAssociation = record({
  name: 'com.linkedin.common.FormVerificationAssociation',
  doc: 'Record that an entity was verified by completing a form of type `VERIFICATION`.',
  fields: {
    form: { type: urn('form'), doc: 'URN of the form whose completion verified the entity.' },
    lastModified: {
      type: auditStamp,
      doc: 'Who granted the verification and when; absent when it was not recorded.',
      optional: true,
    },
  },
});

export const forms = aspect({
  name: 'forms',
  record: 'com.linkedin.common.Forms',
  doc: 'Compliance forms assigned to an entity, divided into open and completed, and the resulting verifications.',
  fields: {
    incompleteForms: {
      type: array(formAssociation),
      doc: 'Assigned forms that are not complete yet.',
      search: [
        {
          path: 'completedPrompts.id',
          kind: 'KEYWORD',
          name: 'incompleteFormsCompletedPromptIds',
          queryByDefault: false,
        },
        {
          path: 'completedPrompts.lastModified.time',
          kind: 'DATETIME',
          name: 'incompleteFormsCompletedPromptResponseTimes',
          queryByDefault: false,
        },
        {
          path: 'incompletePrompts.id',
          kind: 'KEYWORD',
          name: 'incompleteFormsIncompletePromptIds',
          queryByDefault: false,
        },
        { path: 'urn', kind: 'URN', name: 'incompleteForms', queryByDefault: false },
      ],
    },
    completedForms: {
      type: array(formAssociation),
      doc: 'Assigned forms that have been filled in.',
      search: [
        {
          path: 'completedPrompts.id',
          kind: 'KEYWORD',
          name: 'completedFormsCompletedPromptIds',
          queryByDefault: false,
        },
        {
          path: 'completedPrompts.lastModified.time',
          kind: 'DATETIME',
          name: 'completedFormsCompletedPromptResponseTimes',
          queryByDefault: false,
        },
        {
          path: 'incompletePrompts.id',
          kind: 'KEYWORD',
          name: 'completedFormsIncompletePromptIds',
          queryByDefault: false,
        },
        { path: 'urn', kind: 'URN', name: 'completedForms', queryByDefault: false },
      ],
    },
    verifications: {
      type: array(formVerificationAssociation),
      doc: 'One entry per verification form that the entity has passed.',
      default: [],
      search: { path: 'form', kind: 'URN', name: 'verifiedForms', queryByDefault: false },
    },
  },
});
