import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Bit of the capabilities in the greeting of a MySQL server. */
const clientSsl = 0x0800;

/** A way to a MySQL server that hides from clients that it has TLS. */
export async function startWithoutTls(port: number): Promise<AsyncDisposable & { readonly address: string }> {
  const proxy = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    server.once('data', (greeting: Buffer) => {
      // Length and number of the packet, its version, the server's version with a zero, thread, first half of the salt, zero.
      const at = greeting.indexOf(0, 5) + 1 + 4 + 8 + 1;
      greeting.writeUInt16LE(greeting.readUInt16LE(at) & ~clientSsl, at);
      client.write(greeting);
      server.pipe(client);
    });
    client.pipe(server);
    for (const socket of [client, server]) socket.on('error', () => {}).on('close', () => client.destroy());
    client.on('close', () => server.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address() as { port: number };
  return {
    address: `127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      proxy.close();
    },
  };
}
