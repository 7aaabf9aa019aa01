import { aspect, enumeration, long, string } from '@colophon/schema';
import { customProperties, externalUrl } from '../common/shared-fields.ts';
import { versionTag } from '../tags/version-tag.ts';

export const deploymentStatus = enumeration({
  name: 'com.linkedin.ml.metadata.DeploymentStatus',
  doc: 'Lifecycle state of a deployed model endpoint, as held in `mlModelDeploymentProperties`.',
  names: { OUT_OF_SERVICE: 'OUTOFSERVICE', ROLLING_BACK: 'ROLLINGBACK', IN_SERVICE: 'INSERVICE' },
  symbols: {
    OUT_OF_SERVICE: 'The endpoint exists but does not serve predictions.',
    CREATING: 'The endpoint is starting up for the first time.',
    UPDATING: 'A change to the endpoint, such as a new model version, is being rolled out.',
    ROLLING_BACK: 'A change is being undone and the endpoint is on its way to the earlier version.',
    IN_SERVICE: 'The endpoint is live and takes requests.',
    DELETING: 'Removal of the endpoint has begun and has not finished.',
    FAILED: 'The endpoint stopped on an error, according to the serving system.',
    UNKNOWN: 'The serving system gave no state, or one that matches no other symbol.',
  },
});

export const mlModelDeploymentProperties = aspect({
  name: 'mlModelDeploymentProperties',
  record: 'com.linkedin.ml.metadata.MLModelDeploymentProperties',
  doc: 'Describes one deployed copy of a model: version, state and when it came about.',
  fields: {
    customProperties,
    externalUrl,
    description: {
      type: string,
      doc: 'Description of the deployment from the serving system.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    createdAt: {
      type: long,
      doc: 'Milliseconds since the epoch at which the deployment was made.',
      optional: true,
    },
    version: {
      type: versionTag,
      doc: 'Version tag of the deployment in the serving system.',
      optional: true,
    },
    status: {
      type: deploymentStatus,
      doc: 'State of the endpoint when metadata was last collected, for example `IN_SERVICE`.',
      optional: true,
      search: { kind: 'TEXT', name: 'deploymentStatus' },
    },
  },
});
