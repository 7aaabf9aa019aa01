import type { FromPython, PythonRequest, PythonResponse } from './protocol.ts';

/** Places in the memory that both workers see: how far an exchange is, and how many bytes the answer has. */
const STEP = 0;
const LENGTH = 1;

/** Sends a request to the catalogue's worker, and waits: Python cannot go on with something else meanwhile. */
export function waitForAnswer(request: PythonRequest, post: (message: FromPython) => void): PythonResponse {
  const signal = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  post({ kind: 'request', request, signal: signal.buffer });
  waitWhile(signal, 0);
  // Only now is it known how much room the answer needs.
  const bytes = new SharedArrayBuffer(signal[LENGTH] ?? 0);
  post({ kind: 'collect', signal: signal.buffer, bytes });
  waitWhile(signal, 1);
  // Text is not decoded from shared memory.
  return JSON.parse(new TextDecoder().decode(new Uint8Array(bytes).slice()));
}

/** The other side of {@link waitForAnswer}: answers requests with what `answer` makes of them. */
export function createAnswers(answer: (request: PythonRequest) => Promise<PythonResponse>) {
  let encoded = new Uint8Array();
  return {
    async prepare(request: PythonRequest, signal: SharedArrayBuffer): Promise<void> {
      encoded = new TextEncoder().encode(JSON.stringify(await answer(request)));
      const shared = new Int32Array(signal);
      shared[LENGTH] = encoded.length;
      goOn(shared, 1);
    },
    hand(bytes: SharedArrayBuffer, signal: SharedArrayBuffer): void {
      new Uint8Array(bytes).set(encoded);
      encoded = new Uint8Array();
      goOn(new Int32Array(signal), 2);
    },
  };
}

/**
 * Waits as long as an exchange is at a step. A step that is reached before the wait begins ends it without being told of; being told
 * of it then comes while the next step is waited for, and must not end that.
 */
function waitWhile(signal: Int32Array, step: number): void {
  while (Atomics.load(signal, STEP) === step) Atomics.wait(signal, STEP, step);
}

function goOn(signal: Int32Array, step: number): void {
  Atomics.store(signal, STEP, step);
  Atomics.notify(signal, STEP);
}
