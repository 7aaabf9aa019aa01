import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/free-port.ts';
import { runProcess } from './run-process.ts';

const guard = fileURLToPath(new URL('kafka/guard.mjs', import.meta.url));
const entries = fileURLToPath(new URL('ldap/directory.ldif', import.meta.url));
const schemas = '/etc/ldap/schema';
const command = ['/usr/sbin/slapd', '/usr/local/sbin/slapd'].find((path) => existsSync(path));
/** How long it may take to start: many times as long as on an idle machine. */
const startLimitMs = 60_000;

/** The sentence that says what is missing on this machine, if anything is. */
export const missingDirectory: string | undefined =
  command === undefined || !existsSync(join(schemas, 'core.schema'))
    ? 'OpenLDAP is not installed (Debian: slapd).'
    : undefined;

export interface Directory extends AsyncDisposable {
  /** Without encryption, and with StartTLS. */
  readonly plain: string;
  readonly secure: string;
  /** The authority that has signed the certificate of the server, in PEM. */
  readonly ca: string;
  stop(): Promise<void>;
}

/** Starts OpenLDAP on free ports of this machine, with the entries of `ldap/directory.ldif`. */
export async function startDirectory(): Promise<Directory> {
  const folder = await mkdtemp(join(tmpdir(), 'colophon-ldap-'));
  const [plain, secure] = [await freePort(), await freePort()];
  await mkdir(join(folder, 'db'));
  await makeCertificate(folder);
  const configuration = join(folder, 'slapd.conf');
  await writeFile(
    configuration,
    `${['core', 'cosine', 'inetorgperson'].map((name) => `include ${schemas}/${name}.schema`).join('\n')}
modulepath /usr/lib/ldap
moduleload back_mdb
TLSCertificateFile ${folder}/certificate.pem
TLSCertificateKeyFile ${folder}/key.pem
pidfile ${folder}/slapd.pid
database mdb
maxsize 67108864
suffix "dc=example,dc=test"
rootdn "cn=root,dc=example,dc=test"
directory ${folder}/db
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="cn=search,dc=example,dc=test" read by * none
`,
  );
  await must('/usr/sbin/slapadd', ['-q', '-f', configuration, '-l', entries]);
  const addresses = `ldap://127.0.0.1:${plain} ldaps://127.0.0.1:${secure}`;
  const child = spawn(
    process.execPath,
    [guard, String(command), '-d', '0', '-f', configuration, '-h', addresses],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
    });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  async function stop(): Promise<void> {
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
  const until = performance.now() + startLimitMs;
  while (!(await accepts(secure))) {
    if (child.exitCode !== null || performance.now() > until) {
      await stop();
      throw new Error(`slapd does not start:\n${printed}`);
    }
    await pause(50);
  }
  return {
    plain: `ldap://127.0.0.1:${plain}`,
    secure: `ldaps://127.0.0.1:${secure}`,
    ca: await readFile(join(folder, 'certificate.pem'), 'utf8'),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

const makeCertificate = (folder: string) =>
  must('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '30'],
    ...['-subj', '/CN=directory', '-addext', 'subjectAltName=IP:127.0.0.1'],
    ...['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')],
  ]);

async function must(program: string, args: readonly string[]): Promise<void> {
  const { code, stdout, stderr } = await runProcess(program, args);
  if (code !== 0) throw new Error(`${program} ended with code ${code}\n${stdout}${stderr}`);
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
