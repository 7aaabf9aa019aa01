import { array, aspect, boolean, record, string, urn } from '@colophon/schema';
import { auditStamp } from './audit-stamp.ts';

export const lifecycleStageSettings = record({
  name: 'com.linkedin.lifecycle.LifecycleStageSettings',
  doc: 'What being in a lifecycle stage does to an entity; held in `lifecycleStageTypeInfo`.',
  fields: {
    hideInSearch: {
      type: boolean,
      doc: 'True leaves entities of the stage out of search by default; a filter on `lifecycleStage` still finds them.',
      default: false,
    },
  },
});

export const lifecycleStageTransitionPolicy = record({
  name: 'com.linkedin.lifecycle.LifecycleStageTransitionPolicy',
  doc: 'Rule on which stages an entity may come from when it enters this one. The server checks it when `status` is written.',
  fields: {
    allowedPreviousStages: {
      type: array(urn('lifecycleStageType')),
      doc: 'Urns of permitted earlier stages; `urn:li:lifecycleStageType:__NONE__` stands for no stage. Absent permits all, an empty list none.',
      optional: true,
    },
  },
});

export const lifecycleStageTypeInfo = aspect({
  name: 'lifecycleStageTypeInfo',
  record: 'com.linkedin.lifecycle.LifecycleStageTypeInfo',
  doc: 'Defines a lifecycle stage: which entities can be in it, whether search hides them, and what may come before. `status` refers to it.',
  fields: {
    name: {
      type: string,
      doc: 'Name to show for the stage, for example `Certified`.',
      search: { kind: 'WORD_GRAM', boost: 10.0, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'What it means for an entity to be in the stage, in free text.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    entityTypes: {
      type: array(string),
      doc: 'Kinds of entity that can be in the stage, for example `document`. Absent or empty means all.',
      optional: true,
    },
    settings: {
      type: lifecycleStageSettings,
      doc: 'Effects of the stage on its entities, such as being left out of search.',
    },
    transitionPolicy: {
      type: lifecycleStageTransitionPolicy,
      doc: 'Rule on the stages an entity may come from; absent means that it may come from any.',
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
