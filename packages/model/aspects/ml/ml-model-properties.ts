import { array, aspect, boolean, double, float, int, long, map, string, union, urn } from '@colophon/schema';
import { customProperties, externalUrl } from '../common/shared-fields.ts';
import { timeStamp } from '../common/time-stamp.ts';
import { versionTag } from '../tags/version-tag.ts';
import { mlHyperParam } from './ml-hyper-param.ts';
import { mlMetric } from './ml-metric.ts';

export const mlModelProperties = aspect({
  name: 'mlModelProperties',
  record: 'com.linkedin.ml.metadata.MLModelProperties',
  doc: 'The main facts about a model from its registry: algorithm, parameters, metrics, features, jobs and deployments.',
  fields: {
    customProperties,
    externalUrl,
    trainingJobs: {
      type: array(string),
      doc: 'Urns of data jobs or process instances that trained the model. They show as upstream lineage, as do runs naming the model as output.',
      optional: true,
      relationship: { name: 'TrainedBy', to: ['dataJob', 'dataProcessInstance'], lineage: true },
    },
    downstreamJobs: {
      type: array(string),
      doc: 'Urns of data jobs or process instances that run with the model; downstream in lineage.',
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
      doc: 'Name to show to readers in place of the one in the urn.',
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
      doc: 'Deprecated in favour of `created`; milliseconds since the epoch at which the model was developed.',
      optional: true,
      deprecated: true,
    },
    created: {
      type: timeStamp,
      doc: 'Time at which the model registry recorded the model, and the actor if known; takes the place of `date`.',
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
      doc: 'Time of the latest change to the model in its registry, not in the catalogue.',
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
      doc: 'Version tag of this model, for example `v3`; its siblings are found through `groups`.',
      optional: true,
    },
    type: {
      type: string,
      doc: 'Algorithm or architecture in free text, for example `random forest` or `transformer`.',
      optional: true,
      search: { kind: 'TEXT_PARTIAL' },
    },
    hyperParameters: {
      type: map(union(string, int, float, double, boolean)),
      doc: 'Deprecated map from setting name to typed value; write `hyperParams` instead.',
      optional: true,
    },
    hyperParams: {
      type: array(mlHyperParam.record),
      doc: 'Settings fixed before training, each with a name and a string value; takes the place of `hyperParameters`.',
      optional: true,
    },
    trainingMetrics: {
      type: array(mlMetric.record),
      doc: 'Figures measured while the model was trained, such as validation loss.',
      optional: true,
    },
    onlineMetrics: {
      type: array(mlMetric.record),
      doc: 'Figures measured on live traffic once the model is in production.',
      optional: true,
    },
    mlFeatures: {
      type: array(urn('mlFeature')),
      doc: 'Urns of the `mlFeature` entities on which the model was trained; upstream in lineage.',
      optional: true,
      relationship: { name: 'Consumes', to: ['mlFeature'], lineage: true },
    },
    tags: {
      type: array(string),
      doc: 'Plain strings from the registry, not urns; catalogue tags are in the `globalTags` aspect.',
      default: [],
    },
    deployments: {
      type: array(urn('mlModelDeployment')),
      doc: 'Urns of the `mlModelDeployment` entities that serve this model.',
      optional: true,
      relationship: { name: 'DeployedTo', to: ['mlModelDeployment'] },
    },
    groups: {
      type: array(urn('mlModelGroup')),
      doc: 'Urns of the `mlModelGroup` entities of which this model is a member; downstream in lineage.',
      optional: true,
      relationship: { name: 'MemberOf', to: ['mlModelGroup'], lineage: true, upstream: false },
    },
  },
});
