import { aspect, long, string } from '@colophon/schema';

export const dataHubUpgradeRequest = aspect({
  name: 'dataHubUpgradeRequest',
  record: 'com.linkedin.upgrade.DataHubUpgradeRequest',
  doc: 'Note that an upgrade or bootstrap job has begun, with the version it brings.',
  fields: {
    timestampMs: { type: long, doc: 'Milliseconds since the epoch at which the job began.' },
    version: {
      type: string,
      doc: 'Version of the upgrade job; compared on a later start to see whether it has to run again.',
    },
  },
});
