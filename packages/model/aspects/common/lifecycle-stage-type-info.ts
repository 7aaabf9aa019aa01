import { array, aspect, boolean, record, string, urn } from '@colophon/schema';
import { auditStamp } from './audit-stamp.ts';

export const lifecycleStageSettings = record({
  name: 'com.linkedin.lifecycle.LifecycleStageSettings',
  doc: 'Effects of a lifecycle stage on its entities; part of `lifecycleStageTypeInfo`.',
  fields: {
    hideInSearch: {
      type: boolean,
      doc: 'True hides entities in the stage from search by default; a filter on `lifecycleStage` still finds them.',
      default: false,
    },
  },
});

export const lifecycleStageTransitionPolicy = record({
  name: 'com.linkedin.lifecycle.LifecycleStageTransitionPolicy',
  doc: 'Rule on the stages from which an entity may enter this one. The server checks it when `status` is written.',
  fields: {
    allowedPreviousStages: {
      type: array(urn('lifecycleStageType')),
      doc: 'URNs of permitted previous stages; `urn:li:lifecycleStageType:__NONE__` means no stage. Absent permits all, an empty list none.',
      optional: true,
    },
  },
});

export const lifecycleStageTypeInfo = aspect({
  name: 'lifecycleStageTypeInfo',
  record: 'com.linkedin.lifecycle.LifecycleStageTypeInfo',
  doc: 'Defines a lifecycle stage: which entities can be in it, whether search hides them, and which stages may precede it. `status` refers to it.',
  fields: {
    name: {
      type: string,
      doc: 'Display name of the stage, for example `Certified`.',
      search: { kind: 'WORD_GRAM', boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'Free text on what the stage means for an entity.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    entityTypes: {
      type: array(string),
      doc: 'Entity types that can be in the stage, for example `document`. Absent or empty means all.',
      optional: true,
    },
    settings: {
      type: lifecycleStageSettings,
      doc: 'Effects of the stage on its entities, such as being hidden from search.',
    },
    transitionPolicy: {
      type: lifecycleStageTransitionPolicy,
      doc: 'Rule on the previous stages of an entity; absent allows any.',
      optional: true,
    },
    created: {
      type: auditStamp,
      doc: 'Deprecated; read `aspectCreated` in the system metadata instead.',
      deprecated: true,
      search: [
        { path: 'actor', kind: 'URN', name: 'createdBy' },
        { path: 'time', kind: 'DATETIME', name: 'createdAt' },
      ],
    },
    lastModified: {
      type: auditStamp,
      doc: 'Deprecated; read `aspectModified` in the system metadata instead.',
      deprecated: true,
      search: [
        { path: 'actor', kind: 'URN', name: 'lastModifiedBy' },
        { path: 'time', kind: 'DATETIME', name: 'lastModifiedAt' },
      ],
    },
  },
});
