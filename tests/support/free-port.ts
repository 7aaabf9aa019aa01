import { once } from 'node:events';
import { createServer } from 'node:net';
import { threadId } from 'node:worker_threads';

/**
 * Ports below those that systems give to outgoing connections, and to servers that ask for any port: such a one can be
 * given away again between this check and the start of the server that it is for.
 */
const firstPort = 20_000;
const portCount = 12_000;
/**
 * Workers that run at the same time take every so many-th port, each its own: what one has found free and not used yet, no
 * other finds.
 */
const lanes = 8;
const lane = Number(process.env.VITEST_POOL_ID ?? 0) % lanes;

/** Processes that share a lane begin elsewhere in it. */
let next = (process.pid * 331 + threadId * 37) % (portCount / lanes);

/** A port that nobody listens on, and that this function has not returned before. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < portCount / lanes; tries++) {
    const port = firstPort + next * lanes + lane;
    next = (next + 1) % (portCount / lanes);
    if (await isFree(port)) return port;
  }
  throw new Error(
    `no free port among every ${lanes}th from ${firstPort + lane} to ${firstPort + portCount - 1}`,
  );
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
