import { useLacking } from '../../account/use-lacking.ts';
import { sendJson } from '../../data/request.ts';
import { number } from '../../texts/format.ts';
import { retentionTexts } from '../../texts/retention.ts';
import { BatchedTask, batchSize, type Progress } from './batched-task.tsx';
import { appliedIn } from './retention-rules.ts';

const { apply: texts } = retentionTexts;

/** Holds the stored history to the rules. */
export const ApplyRetention = () => (
  <div className="retention__apply">
    <h3>{texts.title}</h3>
    <p>{texts.text}</p>
    <BatchedTask
      reason={useLacking('APPLY_RETENTION_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS')}
      next={applyNext}
      texts={{
        ...texts,
        progress: ({ aspects, changed }) => texts.progress(number(aspects), number(changed)),
      }}
    />
  </div>
);

async function applyNext(start: number): Promise<Progress> {
  const report = appliedIn(
    await sendJson('POST', '/entities?action=applyRetention', { start, count: batchSize }),
  );
  const { aspects = 0, applied = 0 } = report ?? {};
  return { aspects, changed: applied, isDone: aspects < batchSize };
}
