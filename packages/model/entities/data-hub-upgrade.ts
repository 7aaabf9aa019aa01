import { entity, key, string } from '@colophon/schema';
import { dataHubUpgradeRequest } from '../aspects/admin/data-hub-upgrade-request.ts';
import { dataHubUpgradeResult } from '../aspects/admin/data-hub-upgrade-result.ts';
import { dataHubUpgradeSample } from '../samples/data-hub-upgrade.ts';

const dataHubUpgradeKey = key({
  name: 'dataHubUpgradeKey',
  record: 'com.linkedin.metadata.key.DataHubUpgradeKey',
  doc: 'Identity of one upgrade or bootstrap job, so that the server knows whether it has already run.',
  fields: {
    id: {
      type: string,
      doc: 'Name of the upgrade step, often with a version in it, so that a new version runs again.',
    },
  },
});

export const dataHubUpgrade = entity({
  name: 'dataHubUpgrade',
  doc: 'Record of a system migration step, with request and result, so that it is not run twice.',
  key: dataHubUpgradeKey,
  aspects: [dataHubUpgradeRequest, dataHubUpgradeResult],
  sample: dataHubUpgradeSample,
});
