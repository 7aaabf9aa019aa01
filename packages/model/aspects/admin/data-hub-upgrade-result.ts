import { aspect, enumeration, long, map, string } from '@colophon/schema';

export const dataHubUpgradeState = enumeration({
  name: 'com.linkedin.upgrade.DataHubUpgradeState',
  doc: 'State of an upgrade job, which also decides whether it is retried.',
  symbols: {
    IN_PROGRESS: 'The job has started and not finished yet.',
    SUCCEEDED: 'The job finished without errors and need not run again.',
    FAILED: 'The job failed and should be retried.',
    ABORTED: 'The job failed and must not be retried.',
  },
});

export const dataHubUpgradeResult = aspect({
  name: 'dataHubUpgradeResult',
  record: 'com.linkedin.upgrade.DataHubUpgradeResult',
  doc: 'Outcome of an upgrade or bootstrap job; the server reads it to decide whether to run the job again.',
  fields: {
    state: {
      type: dataHubUpgradeState,
      doc: 'State or outcome of the job; defaults to success.',
      optional: true,
      default: 'SUCCEEDED',
    },
    timestampMs: {
      type: long,
      doc: 'When the job recorded its outcome, in milliseconds since the epoch.',
    },
    result: {
      type: map(string),
      doc: 'Details recorded by the job, as string key-value pairs; absent if there are none.',
      optional: true,
    },
  },
});
