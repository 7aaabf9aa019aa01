import type { AspectWrite, Effect } from './effect.ts';
import { reject } from './reject.ts';

const resultAspect = 'dataHubExecutionRequestResult';
const finalStatuses: readonly unknown[] = ['ABORTED', 'CANCELLED', 'SUCCESS', 'DUPLICATE'];

/** A run that has ended stays as it ended. The same status again, as from a second executor, changes nothing. */
export const executionStatusEffect: Effect = {
  aspects: [resultAspect],
  check({ status }, write) {
    const ended = finalStatusOf(write);
    if (ended === undefined || status === ended || status === 'ROLLING_BACK') return;
    reject(resultAspect, '/status', `${ended} or ROLLING_BACK, since the run has ended as ${ended}`, status);
  },
  isSkipped: ({ status }, write) => status === finalStatusOf(write),
};

/** The stored status when it is final and the write would replace it. */
function finalStatusOf({ present, checked }: AspectWrite): unknown {
  const { changeType } = checked.proposal;
  if (changeType !== 'UPSERT' && changeType !== 'UPDATE') return undefined;
  const status = present?.value.status;
  return finalStatuses.includes(status) ? status : undefined;
}
