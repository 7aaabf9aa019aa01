import { array, aspect, long, string } from '@colophon/schema';
import { customProperties, externalUrl } from '../common/shared-fields.ts';
import { timeStamp } from '../common/time-stamp.ts';
import { versionTag } from '../tags/version-tag.ts';

export const mlModelGroupProperties = aspect({
  name: 'mlModelGroupProperties',
  record: 'com.linkedin.ml.metadata.MLModelGroupProperties',
  doc: "Describes a model group, the family to which a model's versions belong, with its jobs, dates and version.",
  fields: {
    customProperties,
    trainingJobs: {
      type: array(string),
      doc: "Urns of data jobs or process instances that train the group's models. They show as upstream lineage, as do runs naming the model as output.",
      optional: true,
      relationship: { name: 'TrainedBy', to: ['dataJob', 'dataProcessInstance'], lineage: true },
    },
    downstreamJobs: {
      type: array(string),
      doc: 'Urns of data jobs or process instances that run with models of this group; downstream in lineage.',
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
      doc: 'Name to show to readers in place of the one in the urn.',
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
      doc: 'Deprecated in favour of `created`; milliseconds since the epoch at which the group came into being.',
      optional: true,
      deprecated: true,
    },
    created: {
      type: timeStamp,
      doc: 'Time at which the model registry made the group, and the actor if known; takes the place of `createdAt`.',
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
      doc: 'Time of the latest change to the group in the model registry, not in the catalogue.',
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
