import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createCertificate } from '@colophon/server/testing/create-certificate';
import type { Postgres } from './postgres.ts';

/**
 * Lets a running server use TLS. The role `secure` can then connect with TLS only, and `certified` by its certificate only.
 * The certificates are saved in a folder: `server`, `certified` with its key, and `other`, which nobody uses.
 */
export async function enableTls(server: Postgres, folder: string): Promise<void> {
  const certificate = createCertificate('server');
  const certified = createCertificate('certified');
  await writeFile(join(folder, 'server.crt'), certificate.cert);
  await writeFile(join(folder, 'certified.crt'), certified.cert);
  await writeFile(join(folder, 'certified.key'), certified.key);
  await writeFile(join(folder, 'other.crt'), createCertificate('other').cert);
  // The server writes the files itself: it refuses a key that does not belong to its account.
  const save = async (name: string, text: string) => {
    const encoded = Buffer.from(text).toString('base64');
    await server.query(`copy (select '${encoded}') to program 'umask 077; base64 -d > ${name}'`);
  };
  await save('server.crt', certificate.cert);
  await save('server.key', certificate.key);
  await save('clients.crt', certified.cert);
  const rules = [
    'hostssl all certified all cert',
    'host all certified all reject',
    'hostnossl all secure all reject',
    '',
  ];
  await save('tls.conf', rules.join('\n'));
  // The first rule that fits is the one that counts.
  await server.query("copy (select 1) to program 'cat pg_hba.conf >> tls.conf; cat tls.conf > pg_hba.conf'");
  for (const setting of ["ssl_ca_file = 'clients.crt'", 'ssl = on'])
    await server.query(`alter system set ${setting}`);
  await server.query('select pg_reload_conf()');
  // The last thing that the server reads anew is its certificate.
  while ((await answerToTlsRequest(server.port)) !== 'S') await pause(20);
}

/** What the server says to a client that asks for TLS: `S` or `N`. */
async function answerToTlsRequest(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  try {
    socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return String.fromCharCode(answer[0] ?? 0);
  } finally {
    socket.destroy();
  }
}
