import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/free-port.ts';
import { cacheFolder } from './folders.ts';
import { runProcess } from './run-process.ts';

export interface OpenSearchServer extends AsyncDisposable {
  /** Its address, `http://127.0.0.1:<port>`. */
  readonly url: string;
  /** Sends a request with a JSON body, and returns the answer; an error for any other status than those of success. */
  request<T = unknown>(method: string, path: string, body?: object): Promise<T>;
  /** Kills it. What it has confirmed is kept. */
  kill(): Promise<void>;
  /** Starts it again, at the same address with the same data. */
  startAgain(): Promise<void>;
  /** Stops it for a while, as a machine that hangs; `resume` lets it go on. */
  suspend(): void;
  resume(): void;
  stop(): Promise<void>;
}

const project = fileURLToPath(new URL('opensearch/pom.xml', import.meta.url));
const program = fileURLToPath(new URL('opensearch/RunOpenSearch.java', import.meta.url));
const guard = fileURLToPath(new URL('kafka/guard.mjs', import.meta.url));
/** How long it may take to start: several times as long as on an idle machine. */
const startLimitMs = 180_000;
const oldestJava = 21;

/** The command of a Java that OpenSearch runs on; undefined where there is none. */
export async function findJavaForOpenSearch(): Promise<string | undefined> {
  const installed = await readdir('/usr/lib/jvm').catch(() => []);
  const homes = [process.env.JAVA_HOME, ...installed.map((name) => join('/usr/lib/jvm', name))];
  for (const java of ['java', ...homes.flatMap((home) => (home ? [join(home, 'bin/java')] : []))]) {
    const { stderr } = await runProcess(java, ['-version']).catch(() => ({ stderr: '' }));
    if (Number(/version "(\d+)/.exec(stderr)?.[1]) >= oldestJava) return java;
  }
  return undefined;
}

/** The folder of its jars; they are fetched when the project names another version. */
export async function ensureOpenSearch(say: (line: string) => void): Promise<string> {
  const hash = createHash('sha256')
    .update(await readFile(project))
    .digest('hex')
    .slice(0, 16);
  const folder = join(cacheFolder, 'interop-opensearch', hash);
  if ((await readdir(folder).catch(() => [])).length > 0) return folder;
  say('Fetching OpenSearch from Maven (about 70 MB, once) …');
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const args = ['--quiet', '--batch-mode', '--file', project, 'dependency:copy-dependencies'];
  const { code, stdout, stderr } = await runProcess('mvn', [
    ...args,
    '-DincludeScope=runtime',
    `-DoutputDirectory=${unfinished}`,
  ]);
  if (code !== 0) throw new Error(`mvn ended with code ${code}\n${stdout}${stderr}`.slice(0, 8_000));
  await rename(unfinished, folder);
  return folder;
}

/** Options of a Java that is to start soon, in little memory. */
const quickJava = ['-Xms128m', '-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
/** Those of an installation that is to answer soon. */
export const fastJava = ['-Xms2g', '-Xmx2g', '-XX:+UseG1GC'];

/** Starts a cluster of one node on free ports of this machine, with a folder of its own, and further settings of the node. */
export async function startOpenSearch(
  further: Readonly<Record<string, string>> = {},
  javaOptions: readonly string[] = quickJava,
): Promise<OpenSearchServer> {
  const jars = await ensureOpenSearch(() => {});
  const java = await findJavaForOpenSearch();
  if (java === undefined) throw new Error(`OpenSearch needs Java ${oldestJava} or newer`);
  const folder = await mkdtemp(join(tmpdir(), 'colophon-opensearch-'));
  const [port, transportPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  let node: Node | undefined;

  async function startAgain(): Promise<void> {
    const settings = Object.entries(further).map(([name, value]) => `${name}=${value}`);
    const args = [program, String(port), String(transportPort), folder, ...settings];
    node = startNode(java ?? '', javaOptions, [join(jars, '*'), ...args]);
    const limit = Date.now() + startLimitMs;
    while (!(await isReady(url))) {
      if (node.child.exitCode !== null || Date.now() > limit)
        throw new Error(`OpenSearch does not start:\n${node.printed().slice(-4_000)}`);
      await pause(200);
    }
  }
  async function kill(): Promise<void> {
    await node?.stop();
    node = undefined;
  }
  async function stop(): Promise<void> {
    await kill();
    await rm(folder, { recursive: true, force: true });
  }
  const signal = (name: NodeJS.Signals) => node && process.kill(node.pid(), name);
  try {
    await startAgain();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    async request<T>(method: string, path: string, body?: object) {
      const response = await fetch(`${url}${path}`, {
        method,
        ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
      });
      const answer = await response.text();
      if (!response.ok) throw new Error(`${method} ${path} has status ${response.status}: ${answer}`);
      return JSON.parse(answer) as T;
    },
    kill,
    startAgain,
    suspend: () => void signal('SIGSTOP'),
    resume: () => void signal('SIGCONT'),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

interface Node {
  readonly child: ChildProcess;
  /** Of the Java program. */
  pid(): number;
  printed(): string;
  stop(): Promise<void>;
}

/** Starts it so that it ends with this process, however this process ends. */
function startNode(
  java: string,
  options: readonly string[],
  [classPath = '', ...args]: readonly string[],
): Node {
  const quiet = ['--enable-native-access=ALL-UNNAMED', '-Djna.nosys=true'];
  const child = spawn(process.execPath, [guard, java, ...options, ...quiet, '-cp', classPath, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
    });
  const ended = once(child, 'exit');
  return {
    child,
    pid: () => Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')),
    printed: () => printed,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`)).ok;
  } catch {
    return false;
  }
}
