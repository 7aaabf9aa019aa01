import { useState } from 'react';
import { useLacking } from '../../account/use-lacking.ts';
import { getJson } from '../../data/request.ts';
import { number } from '../../texts/format.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { TextField } from '../../ui/field.tsx';
import { BatchedTask, batchSize, type Progress } from './batched-task.tsx';
import { Command } from './command.tsx';

const { maintenance: texts } = operationsTexts;

/** Makes search and relationships again. */
export function RestoreIndices() {
  const [urnLike, setUrnLike] = useState('');
  return (
    <section className="task" aria-labelledby="indices">
      <h2 id="indices">{texts.indices}</h2>
      <p>{texts.indicesText}</p>
      <TextField label={texts.onlyUrns} hint={texts.onlyUrnsHint} value={urnLike} set={setUrnLike} />
      <BatchedTask
        // For other entities, it begins anew.
        key={urnLike}
        reason={useLacking('RESTORE_INDICES_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS')}
        next={(start) => restoreNext(start, urnLike.trim())}
        texts={{
          run: texts.restore,
          running: texts.restoring,
          stop: texts.stop,
          progress: ({ aspects, changed }) => texts.restored(number(aspects), number(changed)),
          done: texts.restoreDone,
          stopped: texts.restoreStopped,
        }}
      />
      <Command text="restore-indices" />
    </section>
  );
}

async function restoreNext(start: number, urnLike: string): Promise<Progress> {
  const query = new URLSearchParams({
    start: String(start),
    limit: String(batchSize),
    ...(urnLike !== '' && { urnLike }),
  });
  const report = (await getJson(`/openapi/operations/elasticSearch/restoreIndices?${query}`)) as {
    readonly rows: number;
    readonly entities: number;
    readonly done: boolean;
  };
  return { aspects: report.rows, changed: report.entities, isDone: report.done };
}
