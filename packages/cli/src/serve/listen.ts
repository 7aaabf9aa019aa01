import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { CommandError } from '../describe-failure.ts';

export interface Listening {
  /** Address for a person to open: `http://localhost:8080`. */
  readonly address: string;
  /** Stops taking requests, and returns when those under way are answered. */
  close(): Promise<void>;
}

/** How long a request under way may still take when the server is stopped, in milliseconds. */
const graceMs = 10_000;

/**
 * Serves requests on a port.
 *
 * @throws CommandError when the port is taken or may not be used.
 */
export function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<Listening> {
  const server = createAdaptorServer({ fetch });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, host)));
    server.listen(port, host, () => {
      const bound = server.address() as AddressInfo;
      const shown = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
      resolve({
        address: `http://${shown.includes(':') ? `[${shown}]` : shown}:${bound.port}`,
        close: () =>
          new Promise((done) => {
            const force = setTimeout(
              () => 'closeAllConnections' in server && server.closeAllConnections(),
              graceMs,
            );
            server.close(() => {
              clearTimeout(force);
              done();
            });
            if ('closeIdleConnections' in server) server.closeIdleConnections();
          }),
      });
    });
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new CommandError(
        `port ${port} is taken. Stop the program that uses it, or choose another with --port.`,
      );
    case 'EACCES':
      return new CommandError(
        `port ${port} may not be used by this account. Choose one above 1023 with --port.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CommandError(`${host} is not an address of this machine. Choose another with --host.`);
    default:
      return error;
  }
}
