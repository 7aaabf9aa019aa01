import { array, aspect, boolean, double, float, int, long, map, string, union, urn } from '@colophon/schema';
import { customProperties, externalUrl } from '../common/shared-fields.ts';
import { timeStamp } from '../common/time-stamp.ts';
import { versionTag } from '../tags/version-tag.ts';
import { mlHyperParam } from './ml-hyper-param.ts';
import { mlMetric } from './ml-metric.ts';

export const mlModelProperties = aspect({
  name: 'mlModelProperties',
  record: 'com.linkedin.ml.metadata.MLModelProperties',
  doc: 'Metadata of a model from its registry: algorithm, parameters, metrics, features, jobs and deployments.',
  fields: {
    customProperties,
    externalUrl,
    trainingJobs: {
      type: array(string),
      doc: 'URNs of data jobs or process instances that trained the model. They are shown as upstream lineage, as are runs with the model as output.',
      optional: true,
      relationship: { name: 'TrainedBy', to: ['dataJob', 'dataProcessInstance'], lineage: true },
    },
    downstreamJobs: {
      type: array(string),
      doc: 'URNs of data jobs or process instances that use the model; downstream in lineage.',
      optional: true,
      relationship: {
        name: 'UsedBy',
        to: ['dataJob', 'dataProcessInstance'],
        lineage: true,
        upstream: false,
      },
    },
    name: {
      type: string,
      doc: 'Display name, shown instead of the one in the URN.',
      optional: true,
      search: { kind: 'WORD_GRAM', boost: 10.0, queryByDefault: true, autocomplete: true, label: 'name' },
    },
    description: {
      type: string,
      doc: 'Description from the model registry; edits made in the catalogue go to `editableMlModelProperties`.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', richText: true, label: 'description' },
    },
    date: {
      type: long,
      doc: 'Deprecated in favour of `created`; when the model was developed, in milliseconds since the epoch.',
      optional: true,
      deprecated: true,
    },
    created: {
      type: timeStamp,
      doc: 'When the model was recorded in the model registry, and the actor if known; replaces `date`.',
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
      doc: 'When the model last changed in its registry, not in the catalogue.',
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
      doc: 'Version tag of this model, for example `v3`; other versions are found through `groups`.',
      optional: true,
    },
    type: {
      type: string,
      doc: 'Algorithm or architecture as free text, for example `random forest` or `transformer`.',
      optional: true,
      search: { kind: 'TEXT_PARTIAL' },
    },
    hyperParameters: {
      type: map(union(string, int, float, double, boolean)),
      doc: 'Deprecated map from hyperparameter name to typed value; write `hyperParams` instead.',
      optional: true,
    },
    hyperParams: {
      type: array(mlHyperParam.record),
      doc: 'Hyperparameters set before training, each with a name and a string value; replaces `hyperParameters`.',
      optional: true,
    },
    trainingMetrics: {
      type: array(mlMetric.record),
      doc: 'Metrics measured during training, such as validation loss.',
      optional: true,
    },
    onlineMetrics: {
      type: array(mlMetric.record),
      doc: 'Metrics measured on live traffic in production.',
      optional: true,
    },
    mlFeatures: {
      type: array(urn('mlFeature')),
      doc: 'URNs of the `mlFeature` entities on which the model was trained; upstream in lineage.',
      optional: true,
      relationship: { name: 'Consumes', to: ['mlFeature'], lineage: true },
    },
    tags: {
      type: array(string),
      doc: 'Plain strings from the registry, not URNs; catalogue tags are in the `globalTags` aspect.',
      default: [],
    },
    deployments: {
      type: array(urn('mlModelDeployment')),
      doc: 'URNs of the `mlModelDeployment` entities that serve this model.',
      optional: true,
      relationship: { name: 'DeployedTo', to: ['mlModelDeployment'] },
    },
    groups: {
      type: array(urn('mlModelGroup')),
      doc: 'URNs of the `mlModelGroup` entities that contain this model; downstream in lineage.',
      optional: true,
      relationship: { name: 'MemberOf', to: ['mlModelGroup'], lineage: true, upstream: false },
    },
  },
});
