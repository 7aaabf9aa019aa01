import { aspect, long, string } from '@colophon/schema';

export const dataHubUpgradeRequest = aspect({
  name: 'dataHubUpgradeRequest',
  record: 'com.linkedin.upgrade.DataHubUpgradeRequest',
  doc: 'Records that an upgrade or bootstrap job has started, with the version it upgrades to.',
  fields: {
    timestampMs: { type: long, doc: 'Start of the job, in milliseconds since the epoch.' },
    version: {
      type: string,
      doc: 'Version of the upgrade job; compared at the next start to decide whether it has to run again.',
    },
  },
});
