// A thread that asks as Python does, and tells what it was answered.
import { parentPort } from 'node:worker_threads';
import { waitForAnswer } from '../wait-for-answer.ts';

const request = { method: 'GET', path: '/config', headers: {} };
parentPort?.postMessage({
  kind: 'answered',
  answer: waitForAnswer(request as never, (message) => parentPort?.postMessage(message)),
});
