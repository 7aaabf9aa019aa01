// `npm run interop`: the real clients of others against the real server. With `--install`, they are installed and not run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBaseImages } from './deploy/base-images.ts';
import { findImageTools } from './deploy/debian-tools.ts';
import { ensureGoTools, findGo } from './deploy/go-tools.ts';
import { ensureEnvironments, findPython, packageEnvironment, updateLocks } from './environments.ts';
import { cacheFolder, root } from './folders.ts';
import { ensureJavaClient, ensureSparkListener, findJava, javaClientVersion } from './java-environment.ts';
import { ensureKafka } from './kafka.ts';
import { ensureKeycloak } from './keycloak.ts';
import { ensureOpenSearch, findJavaForOpenSearch } from './opensearch.ts';
import { runTool } from './python.ts';
import '../support/own-temporary-folder.ts';

const say = (line: string) => console.log(`— ${line}`);

/** Without it, what needs it is skipped, and fails where nothing may be skipped. */
function reportMissing(what: string, reason: string): void {
  const isRequired = process.env.CI === 'true';
  say(`${what}: ${isRequired ? 'failed' : 'skipped'}. ${reason}`);
  if (isRequired) process.exit(1);
}

const python = await findPython();
if ('missing' in python) {
  reportMissing('interop', python.missing);
  process.exit(0);
}
const java = await findJava();
const newJava = 'found' in java ? await findJavaForOpenSearch() : undefined;
if ('found' in java && newJava === undefined)
  reportMissing('interop with OpenSearch', 'Java 21 or newer is needed.');
if ('missing' in java)
  reportMissing('interop with the Java client, Kafka, Keycloak, OpenSearch and Spark', java.missing);

const args = process.argv.slice(2);
const update = args.indexOf('--update-clients');
if (update >= 0) args.splice(update, 1);
/** Only installs: what it takes is waiting for the network, and other tests can run meanwhile. */
const only = args.indexOf('--install');
if (only >= 0) args.splice(only, 1);
try {
  if (update >= 0) await updateLocks(python);
  await ensureEnvironments(python, say);
  if ('found' in java) {
    await ensureJavaClient(say);
    await ensureSparkListener(say);
    await ensureKafka(say);
    await ensureKeycloak(say);
    if (newJava !== undefined) await ensureOpenSearch(say);
  }
  if (only >= 0) {
    await ensureEnvironments(python, say, [packageEnvironment]);
    if ((await findImageTools()) === undefined) await ensureBaseImages(say);
    if ('found' in (await findGo())) await ensureGoTools(say);
    process.exit(0);
  }
} catch (error) {
  say(`interop: failed. The clients could not be installed. ${(error as Error).message}`);
  process.exit(1);
}
say(`Testing with ${await clientVersion()}`);
if ('found' in java) say(`Testing with datahub-client-java8 ${await javaClientVersion()}`);
await mkdir(join(cacheFolder, 'results'), { recursive: true });
const vitest = spawn(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    join(root, 'tests/interop/vitest.config.ts'),
    ...('missing' in java
      ? ['java-client', 'kafka*', 'oidc', 'openlineage-spark'].flatMap((name) => [
          '--exclude',
          `tests/interop/${name}.test.ts`,
        ])
      : []),
    ...(newJava === undefined ? ['--exclude', 'tests/interop/opensearch*.test.ts'] : []),
    ...args,
  ],
  { cwd: root, stdio: 'inherit' },
);
const [code] = (await once(vitest, 'exit')) as [number | null];
process.exitCode = code ?? 1;

/** `acryl-datahub 1.7.0 on Python 3.12.1`. */
async function clientVersion(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'colophon-interop-'));
  const script =
    'import importlib.metadata as m, platform; print("acryl-datahub", m.version("acryl-datahub"), "on Python", platform.python_version())';
  try {
    return (await runTool('python', ['-c', script], { home })).stdout.trim();
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
