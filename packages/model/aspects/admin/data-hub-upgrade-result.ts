import { aspect, enumeration, long, map, string } from '@colophon/schema';

export const dataHubUpgradeState = enumeration({
  name: 'com.linkedin.upgrade.DataHubUpgradeState',
  doc: 'How far an upgrade job has come, and whether it should be tried again.',
  symbols: {
    IN_PROGRESS: 'The job has started and has not reported an end yet.',
    SUCCEEDED: 'The job finished without an error and need not run again.',
    FAILED: 'The job met an error; another attempt is wanted.',
    ABORTED: 'The job met an error and must not be tried again.',
  },
});

export const dataHubUpgradeResult = aspect({
  name: 'dataHubUpgradeResult',
  record: 'com.linkedin.upgrade.DataHubUpgradeResult',
  doc: 'Outcome of an upgrade or bootstrap job; the server reads it to decide whether to run the job again.',
  fields: {
    state: {
      type: dataHubUpgradeState,
      doc: 'How the job ended or that it is still running; success when left out.',
      optional: true,
      default: 'SUCCEEDED',
    },
    timestampMs: {
      type: long,
      doc: 'Milliseconds since the epoch, recorded by the job together with its outcome.',
    },
    result: {
      type: map(string),
      doc: 'Details that the job chose to keep, as strings by name; absent when it kept none.',
      optional: true,
    },
  },
});
