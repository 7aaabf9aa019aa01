import { enumeration } from '@colophon/schema';

export const jobStatus = enumeration({
  name: 'com.linkedin.datajob.JobStatus',
  doc: 'States of a job in the deprecated `status` of `dataJobInfo`; runs are now tracked as data process instances.',
  names: { IN_PROGRESS: 'INPROGRESS' },
  symbols: {
    STARTING: 'The job has been launched and is starting up.',
    IN_PROGRESS: 'The job is running.',
    STOPPING: 'A stop was requested but has not taken effect yet.',
    STOPPED: 'The job was stopped before it finished.',
    COMPLETED: 'The job finished without errors.',
    FAILED: 'The job ended with an error.',
    UNKNOWN: 'The source reported no state, or one that has no equivalent here.',
    SKIPPED: 'The orchestrator skipped the job without running it.',
  },
});
