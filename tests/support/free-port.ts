import { once } from 'node:events';
import { createServer } from 'node:net';
import { threadId } from 'node:worker_threads';

/**
 * Ports below those that systems give to outgoing connections, and to servers that ask for any port: such a one can be
 * given away again between this check and the start of the server that it is for.
 */
const firstPort = 20_000;
const portCount = 12_000;

/** A process and a thread of their own begin elsewhere, so that two of them do not find the same port at the same time. */
let next = (process.pid * 331 + threadId * 37) % portCount;

/** A port that nobody listens on, and that this function has not returned before. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < portCount; tries++) {
    const port = firstPort + next;
    next = (next + 1) % portCount;
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port from ${firstPort} to ${firstPort + portCount - 1}`);
}

/** Whether nobody listens on a port of this machine. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
