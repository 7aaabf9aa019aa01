import { array, aspect, long, string } from '@colophon/schema';
import { customProperties, externalUrl } from '../common/shared-fields.ts';
import { timeStamp } from '../common/time-stamp.ts';
import { versionTag } from '../tags/version-tag.ts';

export const mlModelGroupProperties = aspect({
  name: 'mlModelGroupProperties',
  record: 'com.linkedin.ml.metadata.MLModelGroupProperties',
  doc: 'Metadata of a model group, which contains the versions of a model: its jobs, dates and version.',
  fields: {
    customProperties,
    trainingJobs: {
      type: array(string),
      doc: "URNs of data jobs or process instances that train the group's models. They are shown as upstream lineage, as are runs with the model as output.",
      optional: true,
      relationship: { name: 'TrainedBy', to: ['dataJob', 'dataProcessInstance'], lineage: true },
    },
    downstreamJobs: {
      type: array(string),
      doc: 'URNs of data jobs or process instances that use models of this group; downstream in lineage.',
      optional: true,
      relationship: {
        name: 'UsedBy',
        to: ['dataJob', 'dataProcessInstance'],
        lineage: true,
        upstream: false,
      },
    },
    externalUrl,
    name: {
      type: string,
      doc: 'Display name, shown instead of the one in the URN.',
      optional: true,
      search: { kind: 'WORD_GRAM', boost: 10.0, queryByDefault: true, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'Description from the model registry; edits made in the catalogue go to `editableMlModelGroupProperties`.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    createdAt: {
      type: long,
      doc: 'Deprecated in favour of `created`; when the group was created, in milliseconds since the epoch.',
      optional: true,
      deprecated: true,
    },
    created: {
      type: timeStamp,
      doc: 'When the group was created in the model registry, and the actor if known; replaces `createdAt`.',
      optional: true,
      search: {
        path: 'time',
        kind: 'DATETIME',
        name: 'createdAt',
        queryByDefault: false,
        label: 'sourceCreatedAt',
      },
    },
    lastModified: {
      type: timeStamp,
      doc: 'When the group last changed in the model registry, not in the catalogue.',
      optional: true,
      search: {
        path: 'time',
        kind: 'DATETIME',
        name: 'lastModifiedAt',
        queryByDefault: false,
        label: 'sourceLastModifiedAt',
      },
    },
    version: {
      type: versionTag,
      doc: 'Version tag of the group as a whole; versions of single models are in `mlModelProperties`.',
      optional: true,
    },
  },
});
