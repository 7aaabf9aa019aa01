import type { RunResult } from '@colophon/ingestion';
import { CommandError } from '../../describe-failure.ts';

/** Ends the command as the run has ended. */
export function endWith(status: RunResult['status'], runId: string): void {
  if (status === 'CANCELLED') throw new CommandError(`the run ${runId} was cancelled`, 'interrupted');
  if (status === 'FAILURE') throw new CommandError(`the run ${runId} failed`);
}
