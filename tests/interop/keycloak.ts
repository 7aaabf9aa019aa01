import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/free-port.ts';
import { cacheFolder } from './folders.ts';
import { runProcess } from './run-process.ts';

const version = '26.4.0';
const artifact = `org.keycloak:keycloak-quarkus-dist:${version}:zip`;
/** Its users, clients and groups. */
const realm = fileURLToPath(new URL('keycloak/realm.json', import.meta.url));
const guard = fileURLToPath(new URL('kafka/guard.mjs', import.meta.url));
const administrator = 'keeper';
/** How long it may take to start: many times as long as on an idle machine. */
const startLimitMs = 300_000;
const javaOptions = ['-Xms64m', '-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

export interface Keycloak extends AsyncDisposable {
  /** Of the realm. */
  readonly issuer: string;
  /** Calls the administration of the realm: `users?username=ada`. Throws unless it succeeds. */
  administer<Answer = unknown>(method: string, path: string, body?: unknown): Promise<Answer>;
  stop(): Promise<void>;
}

/** The folder of the server, built for a database in memory; it is fetched once. */
export async function ensureKeycloak(say: (line: string) => void): Promise<string> {
  const settings = await readFile(realm, 'utf8');
  const hash = createHash('sha256').update(settings).digest('hex').slice(0, 8);
  const folder = join(cacheFolder, 'interop-keycloak', `${version}-${hash}`);
  if ((await readdir(folder).catch(() => [])).length > 0) return folder;
  say(`Fetching Keycloak ${version} from Maven (about 160 MB, once) …`);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const archive = join(unfinished, 'keycloak.zip');
  // Later versions of the plugin have no option for the destination.
  const get = 'org.apache.maven.plugins:maven-dependency-plugin:2.8:get';
  const options = ['--quiet', '--batch-mode', get, '-Dtransitive=false'];
  await must('mvn', [...options, `-Dartifact=${artifact}`, `-Ddest=${archive}`]);
  await must('jar', ['--extract', '--file', archive], unfinished);
  await rm(archive);
  const home = join(unfinished, `keycloak-${version}`);
  await must('bash', ['bin/kc.sh', 'build', '--db=dev-mem'], home);
  await mkdir(join(home, 'data/import'), { recursive: true });
  await writeFile(join(home, 'data/import/colophon-realm.json'), settings);
  await rename(home, folder);
  await rm(unfinished, { recursive: true });
  return folder;
}

/** Starts Keycloak on a free port of this machine. It forgets everything when it stops. */
export async function startKeycloak(): Promise<Keycloak> {
  const home = await ensureKeycloak(() => {});
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}/realms/colophon`;
  const opened = ['util', 'util.concurrent', 'security'].map(
    (name) => `--add-opens=java.base/java.${name}=ALL-UNNAMED`,
  );
  // As its own script does, which would be one more process between this one and the server.
  const java = [
    ...javaOptions,
    ...opened,
    `-Dkc.home.dir=${home}`,
    `-Djboss.server.config.dir=${home}/conf`,
    '-Djava.util.logging.manager=org.jboss.logmanager.LogManager',
    '-Djava.util.concurrent.ForkJoinPool.common.threadFactory=io.quarkus.bootstrap.forkjoin.QuarkusForkJoinWorkerThreadFactory',
    '-Dpicocli.disable.closures=true',
    '-cp',
    join(home, 'lib/quarkus-run.jar'),
    'io.quarkus.bootstrap.runner.QuarkusEntryPoint',
  ];
  const server = [
    ...['start', '--optimized', '--http-enabled=true', '--http-host=127.0.0.1', `--http-port=${port}`],
    ...['--hostname-strict=false', '--cache=local', '--import-realm'],
  ];
  const password = randomUUID();
  const child = spawn(process.execPath, [guard, 'java', ...java, ...server], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...process.env,
      KC_BOOTSTRAP_ADMIN_USERNAME: administrator,
      KC_BOOTSTRAP_ADMIN_PASSWORD: password,
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
    });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  async function stop(): Promise<void> {
    child.kill();
    await ended;
  }
  const until = performance.now() + startLimitMs;
  const answers = () =>
    fetch(`${issuer}/.well-known/openid-configuration`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null || performance.now() > until) {
      await stop();
      throw new Error(`Keycloak does not start:\n${printed.slice(-4_000)}`);
    }
    await pause(250);
  }
  const base = `http://127.0.0.1:${port}`;
  const administer = createAdministration(base, password);
  return { issuer, administer, stop, [Symbol.asyncDispose]: stop };
}

/** Each call has a token of its own: they last a minute. */
const createAdministration =
  (base: string, password: string): Keycloak['administer'] =>
  async <Answer>(method: string, path: string, body?: unknown) => {
    const form = { grant_type: 'password', client_id: 'admin-cli', username: administrator, password };
    const granted = await fetch(`${base}/realms/master/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    const { access_token } = (await granted.json()) as { access_token: string };
    const response = await fetch(`${base}/admin/realms/colophon/${path}`, {
      method,
      headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  };

async function must(program: string, args: readonly string[], cwd?: string): Promise<void> {
  const { code, stdout, stderr } = await runProcess(program, args, cwd === undefined ? {} : { cwd });
  if (code !== 0) throw new Error(`${program} ended with code ${code}\n${stdout}${stderr}`.slice(0, 8_000));
}
