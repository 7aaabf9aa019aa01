import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The result of one operation of a client. */
export interface ClientRun {
  readonly subject: string;
  readonly action: string;
  readonly outcome: 'works' | 'with Kafka' | 'lacks' | 'fails';
  /** The first request to an endpoint that the server lacks, if that is why the run failed. */
  readonly lacks?: string;
  readonly problem?: string;
}

/** A third-party client that the suite runs, unmodified, against Colophon. */
export interface Client {
  /** Name of the file with its table, `<id>.json` in this folder. */
  readonly id: string;
  readonly title: string;
  readonly package: string;
  readonly registry: 'PyPI' | 'Maven Central';
  /** The lock file that pins the version, in `tests/interop`. */
  readonly lock: string;
  /** Another package that the client needs to work, from the same lock file. */
  readonly host?: string;
  /** What a subject of the table is: its first column. */
  readonly subject: string;
  /** What was done with it: the second column. */
  readonly action: string;
  /** Sentences before the table. */
  readonly about: string;
}

const agents = { registry: 'PyPI', lock: 'python/requirements-agents.txt' } as const;
const openLineage = { registry: 'PyPI', lock: 'python/requirements-openlineage.txt' } as const;
const python = { registry: 'PyPI', lock: 'python/requirements.txt' } as const;

export const clients: readonly Client[] = [
  {
    ...python,
    id: 'python-sdk',
    title: "DataHub's Python SDK",
    package: 'acryl-datahub',
    subject: 'Entity',
    action: 'Operations',
    about:
      'The high-level client, `datahub.sdk`. Each entity is written with every field that its class accepts, read back and compared. Patches use the builders of `datahub.specific`. Deletions are tested twice, soft and hard.',
  },
  {
    ...python,
    id: 'cli',
    title: 'Command line',
    package: 'acryl-datahub',
    subject: 'Command of `datahub`',
    action: 'What was run',
    about: 'Each command runs in its own process, and its writes are read back.',
  },
  {
    ...agents,
    id: 'agents',
    title: 'Server for agents',
    package: 'mcp-server-datahub',
    subject: 'Tool',
    action: 'What was done',
    about:
      "DataHub's Model Context Protocol server, with its tools for writing and for documents, called by the protocol's official client. What a tool writes is read back over OpenAPI.",
  },
  {
    id: 'agent-context',
    title: 'Tools for agents',
    package: 'datahub-agent-context',
    registry: 'PyPI',
    lock: 'python/requirements-agent-context.txt',
    host: 'acryl-datahub',
    subject: 'Tool',
    action: 'What was done',
    about:
      "The functions that DataHub's bindings for LangChain and Google's ADK give to agents, called without an agent. What a tool writes is read back over OpenAPI. The two tools that ask the assistant of DataHub Cloud are left out.",
  },
  {
    ...python,
    id: 'ingestion',
    title: 'Ingestion framework',
    package: 'acryl-datahub',
    subject: 'Part',
    action: 'What was run',
    about:
      'The recipes read an SQLite database or a file. The state of a pipeline is stored in the catalogue, so that its next run removes what the source no longer has. Transformers that can merge their values with those in the catalogue do so. Each task of the garbage collection `datahub-gc` has something to remove and something to keep, on a server with sign-in.',
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
      'A DAG runs once, with `airflow dags test` and the published plug-in. The tasks run in one process, without a scheduler.',
  },
  {
    ...openLineage,
    id: 'openlineage-python',
    title: "OpenLineage's Python client",
    package: 'openlineage-python',
    subject: 'Kind',
    action: 'What was read back',
    about:
      'Events of a run, a job and a dataset, with facets from the classes of the client, sent by its HTTP transport.',
  },
  {
    ...openLineage,
    id: 'openlineage-dbt',
    title: "OpenLineage's wrapper for dbt",
    package: 'openlineage-dbt',
    host: 'dbt-core',
    subject: 'Part',
    action: 'What was read back',
    about: 'A project on DuckDB is built by `dbt-ol`, with a seed, two models and a test that fails.',
  },
  {
    id: 'openlineage-airflow',
    title: "Airflow's OpenLineage provider",
    package: 'apache-airflow-providers-openlineage',
    registry: 'PyPI',
    lock: 'python/requirements-airflow.txt',
    host: 'apache-airflow',
    subject: 'Part',
    action: 'What was read back',
    about:
      'A DAG runs once, with `airflow dags test` and the published provider. The tasks run in one process, without a scheduler.',
  },
  {
    id: 'openlineage-spark',
    title: "OpenLineage's listener for Spark",
    package: 'io.openlineage:openlineage-spark_2.13',
    registry: 'Maven Central',
    lock: 'java/openlineage/pom.xml',
    subject: 'Part',
    action: 'What was read back',
    about: 'A job of PySpark, in one process, reads and writes Parquet files with the listener.',
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
      'A Java program sends values of many aspects, and patches from every builder, to a server and to a file. The stored values are compared with those sent, and the file with the stored values.',
  },
];

/** The committed table of a client: the result of each run. */
export const readTable = async (id: string): Promise<readonly ClientRun[]> =>
  JSON.parse(await readFile(tableFile(id), 'utf8'));

export const tableFile = (id: string): string => join(import.meta.dirname, `${id}.json`);

/** The version to which a lock file of `tests/interop` pins a package; the newest, where older Pythons get an older one. */
export async function readPinnedVersion(lock: string, name: string): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '..', lock), 'utf8');
  if (lock.endsWith('.xml')) return readMavenVersion(text, name);
  const lines = text.split('\n');
  const pinned = lines.findLast((line) => line.startsWith(`${name}==`));
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
