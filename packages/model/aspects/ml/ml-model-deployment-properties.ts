import { aspect, enumeration, long, string } from '@colophon/schema';
import { customProperties, externalUrl } from '../common/shared-fields.ts';
import { versionTag } from '../tags/version-tag.ts';

export const deploymentStatus = enumeration({
  name: 'com.linkedin.ml.metadata.DeploymentStatus',
  doc: 'Lifecycle state of a deployed model endpoint, used in `mlModelDeploymentProperties`.',
  names: { OUT_OF_SERVICE: 'OUTOFSERVICE', ROLLING_BACK: 'ROLLINGBACK', IN_SERVICE: 'INSERVICE' },
  symbols: {
    OUT_OF_SERVICE: 'The endpoint exists but does not serve predictions.',
    CREATING: 'The endpoint is starting up for the first time.',
    UPDATING: 'A change to the endpoint, such as a new model version, is being rolled out.',
    ROLLING_BACK: 'A change is being rolled back to the earlier version.',
    IN_SERVICE: 'The endpoint is live and takes requests.',
    DELETING: 'The endpoint is being removed.',
    FAILED: 'The endpoint failed, according to the serving system.',
    UNKNOWN: 'The serving system reported no state, or one that matches no other symbol.',
  },
});

export const mlModelDeploymentProperties = aspect({
  name: 'mlModelDeploymentProperties',
  record: 'com.linkedin.ml.metadata.MLModelDeploymentProperties',
  doc: 'Metadata of a deployed model: version, state and creation time.',
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
      doc: 'When the deployment was created, in milliseconds since the epoch.',
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
