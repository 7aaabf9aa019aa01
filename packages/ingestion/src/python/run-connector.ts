import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry } from '../definitions/report.ts';
import { createRedactor, type Redactor } from '../redaction/redactor.ts';
import type { ConnectionTest } from '../run/test-connection.ts';
import { type ConnectorMode, connectorArguments, connectorEnvironment } from './connector-command.ts';
import { findConnector, readConnectors } from './connectors/read-connectors.ts';
import { type EnvironmentOptions, ensureEnvironment } from './ensure-environment.ts';
import { useEnvironment } from './environment-cache.ts';
import { prepareRecipe, type RecipeInput, type TargetCatalogue } from './prepare-recipe.ts';
import { PythonError } from './python-error.ts';
import {
  type DataHubReport,
  type EntrySeverity,
  entriesOf,
  parseConnectionTest,
  parseLogLine,
  parseReport,
} from './read-report.ts';
import { requirementsOf } from './requirements-of.ts';
import { type ProcessEnd, runProcess } from './run-process.ts';

/** How a recipe is run by DataHub's package. */
export interface ConnectorOptions extends ConnectorMode, Omit<EnvironmentOptions, 'timeoutMs'> {
  /** The catalogue of recipes without a sink. */
  readonly catalogue?: TargetCatalogue | undefined;
  /** Id of the run. Default: that of the recipe, else one that DataHub's package makes. */
  readonly runId?: string | undefined;
  /** Folder of the recipe, against which the package resolves relative paths. Default: the working folder. */
  readonly folder?: string;
  /** Secrets by the names that the recipe refers to, beside the variables of the environment. */
  readonly secrets?: Readonly<Record<string, string>>;
  /** Takes secrets out of everything that the package prints. Those of the recipe are added. Default: a new one. */
  readonly redactor?: Redactor;
  /** Version of DataHub's package. Default: that of the list of connectors. */
  readonly version?: string | undefined;
  /** Further packages, such as the driver of a database. */
  readonly packages?: readonly string[];
  /** Longest time of the run, without that of installing. Default: unlimited. */
  readonly timeoutMs?: number | undefined;
  /** Longest time of installing. Default: 15 minutes. */
  readonly installTimeoutMs?: number | undefined;
  /** Receives each line that the package prints, without secrets. */
  onOutput?(line: string): void;
  /** Receives failures and warnings: those of the log as they happen, the others at the end. */
  onEntry?(severity: EntrySeverity, entry: Entry): void;
}

/** What came of a run. */
export interface ConnectorResult {
  readonly status: 'SUCCESS' | 'FAILURE' | 'CANCELLED' | 'TIMEOUT';
  /** Exit code of the package; undefined if it was ended by a signal. */
  readonly exitCode: number | undefined;
  /** The package's own report, without secrets. A package that could not begin has written none. */
  readonly report: DataHubReport | undefined;
  /** What a test of the connection found, without secrets; undefined for a run, and for a test that could not begin. */
  readonly connection: ConnectionTest | undefined;
  /** Of the report, or of the log if there is none. */
  readonly entries: Readonly<Record<EntrySeverity, readonly Entry[]>>;
  /** Records that were written, as far as the report says. */
  readonly recordsWritten: number | undefined;
}

/** Lines that are kept of a run that leaves no report, to say why. */
const keptLines = 200;

/**
 * Runs a recipe by DataHub's own package, in a Python environment that is made on first use.
 *
 * The recipe goes to the package in a file that only this user can read, in a folder that is removed afterwards. Its secrets go
 * by the environment. Failures of the source are part of the result.
 *
 * @param recipe The recipe before its variables are expanded: DataHub's package expands them.
 * @throws PythonError if there is no such connector, Python is missing, or the packages cannot be installed.
 */
export async function runConnector(
  recipe: RecipeInput,
  options: ConnectorOptions = {},
): Promise<ConnectorResult> {
  const { redactor = createRedactor(), env = process.env, secrets = {}, signal } = options;
  const log = (line: string) => options.log?.(redactor.redact(line));
  const connector = await findConnector(recipe.source.type);
  if (!connector)
    throw new PythonError(`DataHub's package has no source ${JSON.stringify(recipe.source.type)}.`);
  for (const secret of Object.values(secrets)) redactor.add(secret);
  const variables = { ...env, ...secrets };
  const { catalogue, runId } = options;
  const prepared = prepareRecipe(recipe, { catalogue, runId, variables, redactor });
  const requirements = requirementsOf(connector, {
    version: options.version ?? (await readConnectors()).version,
    sink: recipe.sink?.type,
    ...(options.packages && { packages: options.packages }),
  });
  const environment = await ensureEnvironment(requirements, {
    ...options,
    log,
    ...(options.installTimeoutMs !== undefined
      ? { timeoutMs: options.installTimeoutMs }
      : { timeoutMs: 900_000 }),
  });
  const release = await useEnvironment(environment.folder);
  const folder = await mkdtemp(join(tmpdir(), 'colophon-recipe-'));
  try {
    const recipeFile = join(folder, 'recipe.json');
    const reportFile = join(folder, 'report.json');
    await writeFile(recipeFile, prepared.text, { mode: 0o600, flag: 'wx' });
    const lines = new RunLines(options);
    const end = await runProcess({
      command: environment.python,
      args: connectorArguments(recipeFile, reportFile, options),
      env: connectorEnvironment(env, { ...secrets, ...prepared.variables }),
      ...(options.folder !== undefined && { cwd: options.folder }),
      ...(signal && { signal }),
      ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }),
      onLine: (line) => lines.add(redactor.redact(line)),
    });
    const text = await readFile(reportFile, 'utf8').catch(() => '');
    const connection = redactor.redactValue(options.testConnection ? parseConnectionTest(text) : undefined);
    return { ...toResult(end, redactor.redactValue(parseReport(text)), lines, options), connection };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await release();
  }
}

/** The output of the package, without secrets. */
class RunLines {
  readonly last: string[] = [];
  readonly entries: Record<EntrySeverity, Entry[]> = { failures: [], warnings: [], infos: [] };
  readonly #options: ConnectorOptions;

  constructor(options: ConnectorOptions) {
    this.#options = options;
  }

  /** Records that were written, as the package prints at its end. */
  written: number | undefined;

  add(line: string): void {
    this.#options.onOutput?.(line);
    const [, written] = /'total_records_written': (\d+)/.exec(line) ?? [];
    if (written !== undefined) this.written = Number(written);
    this.last.push(line);
    if (this.last.length > keptLines) this.last.shift();
    const found = parseLogLine(line);
    if (!found) return;
    if (this.entries[found.severity].length < keptLines) this.entries[found.severity].push(found.entry);
    this.#options.onEntry?.(found.severity, found.entry);
  }
}

function toResult(
  end: ProcessEnd,
  report: DataHubReport | undefined,
  lines: RunLines,
  { timeoutMs, onEntry }: ConnectorOptions,
): Omit<ConnectorResult, 'connection'> {
  const entries = report
    ? {
        failures: entriesOf(report, 'failures'),
        warnings: entriesOf(report, 'warnings'),
        infos: entriesOf(report, 'infos'),
      }
    : lines.entries;
  const failures = [...entries.failures];
  const isFailure = end.code !== 0 || failures.length > 0;
  const add = (entry: Entry) => {
    failures.push(entry);
    onEntry?.('failures', entry);
  };
  if (end.stopped === 'timeout')
    add({ title: 'the run took too long', message: `It was stopped after ${(timeoutMs ?? 0) / 1000} s.` });
  else if (end.endedBy && !end.stopped)
    add({ title: "DataHub's package ended unexpectedly", message: `A signal ended it: ${end.endedBy}.` });
  else if (isFailure && failures.length === 0)
    add({ title: "DataHub's package failed", message: lastWords(lines.last) });
  const status =
    end.stopped === 'aborted'
      ? 'CANCELLED'
      : end.stopped === 'timeout'
        ? 'TIMEOUT'
        : isFailure
          ? 'FAILURE'
          : 'SUCCESS';
  // The report is made before the sink has sent the last batches.
  const written = lines.written ?? report?.sink.report.total_records_written;
  return {
    status,
    exitCode: end.code,
    report,
    entries: { ...entries, failures },
    recordsWritten: typeof written === 'number' ? written : undefined,
  };
}

/** Lines of a stack of calls, and of the log's lower levels. */
const noReason = /^Traceback|^ {2}File |^ {4}|^\[[^\]]*\] (?:INFO|DEBUG)|(?:DEBUG|INFO): /;

/** What a program said last that may be the reason of its end. */
function lastWords(lines: readonly string[]): string {
  const said = lines.filter((line) => line.trim() !== '' && !noReason.test(line)).map((line) => line.trim());
  return said.slice(-12).join(' ').slice(0, 1000) || 'It printed no reason.';
}
