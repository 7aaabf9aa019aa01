import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What came of one thing that was done with a client. */
export interface ClientRun {
  readonly subject: string;
  readonly action: string;
  readonly outcome: 'works' | 'lacks' | 'fails';
  /** The first request for which the server has no endpoint, when that is why the run did not work. */
  readonly lacks?: string;
  readonly problem?: string;
}

/** A client of others that the suite runs, unmodified, against Colophon. */
export interface Client {
  /** Name of the file with its table, `<id>.json` beside this one. */
  readonly id: string;
  readonly title: string;
  readonly package: string;
  readonly registry: 'PyPI' | 'Maven Central';
  /** The lock file that pins the version, in `tests/interop`. */
  readonly lock: string;
  /** Another package without which the client does nothing, of the same lock file. */
  readonly host?: string;
  /** What a subject of the table is: its first column. */
  readonly subject: string;
  /** What was done with it: the second column. */
  readonly action: string;
  /** Sentences before the table. */
  readonly about: string;
}

const python = { registry: 'PyPI', lock: 'python/requirements.txt' } as const;

export const clients: readonly Client[] = [
  {
    ...python,
    id: 'python-sdk',
    title: 'Python SDK',
    package: 'acryl-datahub',
    subject: 'Entity',
    action: 'Operations',
    about:
      'The high-level client, `datahub.sdk`. Each entity is written with everything that its class takes, read back and compared; patches are made with the builders of `datahub.specific`. A deletion is done twice: first soft, then hard.',
  },
  {
    ...python,
    id: 'cli',
    title: 'Command line',
    package: 'acryl-datahub',
    subject: 'Command of `datahub`',
    action: 'What was run',
    about: 'Each command runs in its own process, and what it wrote is read back.',
  },
  {
    ...python,
    id: 'ingestion',
    title: 'Ingestion framework',
    package: 'acryl-datahub',
    subject: 'Part',
    action: 'What was run',
    about:
      'Recipes that read an SQLite database or a file. The state of a pipeline is kept in the catalogue, so that its next run removes what the source no longer has. A transformer that can join its values with those of the catalogue does so.',
  },
  {
    ...python,
    id: 'great-expectations',
    title: 'Great Expectations',
    package: 'acryl-datahub-gx-plugin',
    host: 'great-expectations',
    subject: 'Data',
    action: 'What was run',
    about:
      'A checkpoint runs with `DataHubValidationAction`. The assertions, their dataset and the result of each run are read back.',
  },
  {
    id: 'airflow',
    title: 'Airflow plug-in',
    package: 'acryl-datahub-airflow-plugin',
    registry: 'PyPI',
    lock: 'python/requirements-airflow.txt',
    host: 'apache-airflow',
    subject: 'Part',
    action: 'What was read back',
    about:
      'A DAG runs once, by `airflow dags test`, with the plug-in as published: the tasks run in one process, without a scheduler.',
  },
  {
    id: 'java-client',
    title: 'Java client',
    package: 'io.acryl:datahub-client-java8',
    registry: 'Maven Central',
    lock: 'java/pom.xml',
    subject: 'Part',
    action: 'Aspects',
    about:
      'A Java program sends values of many aspects and the patches of every builder, to a server and into a file. What the server stored is compared with what was sent, and the file with what was stored.',
  },
];

/** The committed table of a client: what came of each run. */
export const readTable = async (id: string): Promise<readonly ClientRun[]> =>
  JSON.parse(await readFile(tableFile(id), 'utf8'));

export const tableFile = (id: string): string => join(import.meta.dirname, `${id}.json`);

/** The version to which a lock file of `tests/interop` pins a package. */
export async function readPinnedVersion(lock: string, name: string): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '..', lock), 'utf8');
  if (lock.endsWith('.xml')) return readMavenVersion(text, name);
  const lines = text.split('\n');
  const pinned = lines.find((line) => line.startsWith(`${name}==`));
  if (pinned === undefined) throw new Error(`${lock} does not pin ${name}`);
  return (pinned.slice(name.length + 2).split(' ')[0] ?? '').trim();
}

/** The version of an artifact, given as `group:artifact`, in a Maven project. */
function readMavenVersion(project: string, name: string): string {
  for (const [, dependency = ''] of project.matchAll(/<dependency>(.*?)<\/dependency>/gs)) {
    const textOf = (tag: string) => new RegExp(`<${tag}>(.*?)</${tag}>`).exec(dependency)?.[1];
    if (`${textOf('groupId')}:${textOf('artifactId')}` === name) return textOf('version') ?? '';
  }
  throw new Error(`The Maven project does not name ${name}`);
}
