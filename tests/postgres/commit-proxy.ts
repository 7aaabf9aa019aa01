import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between a store and its server, and cuts a connection at a COMMIT. */
export interface CommitProxy {
  readonly port: number;
  /**
   * Cuts the connection of the next COMMIT: before the server gets it, or when the server has answered and its client has not
   * heard so. With `isGone`, no further connection reaches the server until `restore`.
   *
   * @returns fulfilled when it is cut.
   */
  cutNextCommit(when: 'before' | 'after', isGone?: boolean): Promise<void>;
  restore(): void;
  stop(): Promise<void>;
}

/** As the client sends it: a simple query. */
const commit = 'COMMIT\0';

export async function startCommitProxy(serverPort: number): Promise<CommitProxy> {
  let planned: { readonly when: 'before' | 'after'; readonly isGone: boolean; done(): void } | undefined;
  let isGone = false;
  const sockets = new Set<Socket>();

  const proxy = createServer((client) => {
    if (isGone) {
      client.destroy();
      return;
    }
    const server = connect(serverPort, '127.0.0.1');
    const cut = () => {
      for (const socket of [client, server]) socket.destroy();
    };
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', cut);
      socket.on('close', () => {
        sockets.delete(socket);
        cut();
      });
    }
    let cutsAnswer: (() => void) | undefined;
    client.on('data', (data) => {
      if (planned && data.includes(commit)) {
        const { when, done } = planned;
        isGone = planned.isGone;
        planned = undefined;
        if (when === 'before') {
          cut();
          done();
          return;
        }
        cutsAnswer = done;
      }
      server.write(data);
    });
    server.on('data', (data) => {
      if (cutsAnswer) {
        cut();
        cutsAnswer();
      } else client.write(data);
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    cutNextCommit: (when, gone = false) =>
      new Promise((done) => {
        planned = { when, isGone: gone, done };
      }),
    restore() {
      isGone = false;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
