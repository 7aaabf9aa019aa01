// The client of the benchmark of the event loop, in a thread of its own: it sends a request, and reads the answer.
import { parentPort } from 'node:worker_threads';

interface Asked extends Pick<RequestInit, 'method' | 'headers' | 'body'> {
  readonly port: number;
  readonly path: string;
}

parentPort?.on('message', async ({ port, path, ...init }: Asked) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
  if (response.body) for await (const _ of response.body);
  parentPort?.postMessage(response.status);
});
