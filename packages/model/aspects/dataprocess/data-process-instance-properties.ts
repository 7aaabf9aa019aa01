import { aspect, enumeration, string } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';
import { customProperties, externalUrl } from '../common/shared-fields.ts';

export const dataProcessType = enumeration({
  name: 'com.linkedin.dataprocess.DataProcessType',
  doc: 'How a process runs: on a schedule, on demand or as a continuous stream.',
  symbols: {
    BATCH_SCHEDULED: 'A batch started by a scheduler at set times.',
    BATCH_AD_HOC: 'A batch started outside any schedule, by a person or a trigger.',
    STREAMING: 'A process that handles records continuously as they arrive.',
  },
});

export const dataProcessInstanceProperties = aspect({
  name: 'dataProcessInstanceProperties',
  record: 'com.linkedin.dataprocess.DataProcessInstanceProperties',
  doc: 'Basic metadata of a run: name, type, start and link to the source system.',
  fields: {
    customProperties,
    externalUrl,
    name: {
      type: string,
      doc: "Display name of the run, often the source system's run id.",
      search: { kind: 'WORD_GRAM', boost: 10.0, autocomplete: true, label: 'name' },
    },
    type: {
      type: dataProcessType,
      doc: 'Whether the run is a scheduled batch, an unscheduled batch or a stream; absent when unknown.',
      optional: true,
      search: { kind: 'KEYWORD', name: 'processType', facet: true, facetName: 'Process Type' },
    },
    created: {
      type: auditStamp,
      doc: 'Start of the run in the source system, with the actor who reported it.',
      search: {
        path: 'time',
        kind: 'DATETIME',
        name: 'created',
        queryByDefault: false,
        label: 'sourceCreatedAt',
      },
    },
  },
});
