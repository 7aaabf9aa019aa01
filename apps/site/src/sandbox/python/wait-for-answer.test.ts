import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import type { PythonResponse } from './protocol.ts';
import { createAnswers } from './wait-for-answer.ts';

const response = { status: 200, headers: {}, body: '"Größe"' } as unknown as PythonResponse;

type Told =
  | { readonly kind: 'request'; readonly request: never; readonly signal: SharedArrayBuffer }
  | { readonly kind: 'collect'; readonly bytes: SharedArrayBuffer; readonly signal: SharedArrayBuffer }
  | { readonly kind: 'answered'; readonly answer: PythonResponse };

it('hands over a whole answer, also when a step is told of late', async () => {
  const answers = createAnswers(async () => response);
  const asking = new Worker(new URL('./testing/ask.ts', import.meta.url));
  const answered = new Promise<PythonResponse>((resolve, reject) => {
    asking.once('error', reject);
    asking.on('message', async (told: Told) => {
      if (told.kind === 'answered') resolve(told.answer);
      else if (told.kind === 'request') await answers.prepare(told.request, told.signal);
      else {
        // It was told of the first step only now, when it waits for the second one.
        await setTimeout(50);
        Atomics.notify(new Int32Array(told.signal), 0);
        await setTimeout(50);
        answers.hand(told.bytes, told.signal);
      }
    });
  });
  expect(await answered).toEqual(response);
  await asking.terminate();
});
