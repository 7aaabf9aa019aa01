import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readPinnedVersion } from './clients/clients.ts';
import { cacheFolder, javaFolder } from './folders.ts';
import { runProcess } from './run-process.ts';

/** Names the client and its version, and what it needs to run. */
const project = join(javaFolder, 'pom.xml');
/** The oldest Java for which the programs here are written. */
const oldestJava = 17;

/** True when this machine can compile and run Java and fetch from Maven, or the sentence that says what is missing. */
export async function findJava(): Promise<{ readonly found: true } | { readonly missing: string }> {
  const compiler = await runProcess('javac', ['-version']).catch(() => undefined);
  if (compiler?.code !== 0) return { missing: 'A Java development kit is not installed.' };
  const major = Number(/javac (\d+)/.exec(compiler.stdout + compiler.stderr)?.[1]);
  if (!(major >= oldestJava))
    return { missing: `Java ${oldestJava} or newer is needed, and javac is ${major}.` };
  const maven = await runProcess('mvn', ['--version']).catch(() => undefined);
  return maven?.code === 0 ? { found: true } : { missing: 'Maven is not installed.' };
}

/** The version of the client that the project names. */
export const javaClientVersion = (): Promise<string> =>
  readPinnedVersion('java/pom.xml', 'io.acryl:datahub-client-java8');

/** The folder with the client's jar and those that it needs; they are fetched when the project names others. */
export const ensureJavaClient = async (say: (line: string) => void): Promise<string> =>
  ensureJars('interop-java', project, say, `datahub-client-java8 ${await javaClientVersion()}`);

/** The folder with OpenLineage's listener for Spark, all in one jar. */
export const ensureSparkListener = (say: (line: string) => void): Promise<string> =>
  ensureJars(
    'interop-spark',
    join(javaFolder, 'openlineage/pom.xml'),
    say,
    "OpenLineage's listener for Spark",
  );

/** The folder with what a Maven project depends on. */
async function ensureJars(
  name: string,
  file: string,
  say: (line: string) => void,
  title: string,
): Promise<string> {
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16);
  const folder = join(cacheFolder, name, hash);
  if ((await readdir(folder).catch(() => [])).length > 0) return folder;
  say(`Fetching ${title} from Maven (about 70 MB, once) …`);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const { code, stdout, stderr } = await runProcess('mvn', [
    '--quiet',
    '--batch-mode',
    '--file',
    file,
    'dependency:copy-dependencies',
    '-DincludeScope=runtime',
    `-DoutputDirectory=${unfinished}`,
  ]);
  if (code !== 0) throw new Error(`mvn ended with code ${code}\n${stdout}${stderr}`);
  await rename(unfinished, folder);
  return folder;
}

/** Compiles the programs beside this file and runs one of them; returns what it printed. */
export async function runJava(main: string, args: readonly string[], home: string): Promise<string> {
  const classPath = join(await ensureJavaClient(() => {}), '*');
  const sources = (await readdir(javaFolder)).filter((name) => name.endsWith('.java'));
  const classes = join(home, 'classes');
  await must('javac', [
    '-encoding',
    'UTF-8',
    '-nowarn',
    '-cp',
    classPath,
    '-d',
    classes,
    ...sources.map((name) => join(javaFolder, name)),
  ]);
  // The file emitter writes in the encoding of the machine.
  return must('java', ['-Dfile.encoding=UTF-8', '-cp', `${classes}:${classPath}`, main, ...args]);
}

async function must(command: string, args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runProcess(command, args);
  if (code !== 0) throw new Error(`${command} ended with code ${code}\n${stdout}${stderr}`.slice(0, 8_000));
  return stdout;
}
