import { enumeration } from '@colophon/schema';

export const jobStatus = enumeration({
  name: 'com.linkedin.datajob.JobStatus',
  doc: 'States of a job in the deprecated `status` of `dataJobInfo`; runs are now tracked as data process instances.',
  names: { IN_PROGRESS: 'INPROGRESS' },
  symbols: {
    STARTING: 'The job has been launched and is still setting itself up.',
    IN_PROGRESS: 'The job is at work and has not ended.',
    STOPPING: 'A stop was requested and has not taken effect yet.',
    STOPPED: 'The job was halted before it came to its own end.',
    COMPLETED: 'The job ran to its end without error.',
    FAILED: 'The job ended with an error.',
    UNKNOWN: 'The source gave no state, or one that has no counterpart here.',
    SKIPPED: 'The orchestrator passed over the job without running it.',
  },
});
