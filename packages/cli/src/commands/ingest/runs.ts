import { requestUrnOf } from '@colophon/ingestion';
import type { AspectValues } from '@colophon/sdk';
import { Colophon } from '@colophon/sdk';
import { CommandError } from '../../describe-failure.ts';
import { printJson } from '../../print/print-json.ts';
import { printTable } from '../../print/print-table.ts';
import { printable } from '../../print/printable.ts';
import { type ClientSettings, clientOptions } from '../client-settings.ts';
import { rollBackRun } from '../runs.ts';

interface ListSettings extends ClientSettings {
  readonly count: number;
  readonly json?: boolean;
}

type Run = AspectValues<'dataHubExecutionRequestInput' | 'dataHubExecutionRequestResult'>;

/** `colophon ingest list-runs`: the latest runs that the catalogue knows, from any machine. */
export async function listIngestionRuns(settings: ListSettings): Promise<void> {
  const { count, json } = settings;
  await using client = new Colophon(clientOptions(settings));
  const { hits } = await client.search.find('*', {
    entityTypes: ['dataHubExecutionRequest'],
    sort: [{ field: 'requestTimeMs', order: 'DESCENDING' }],
    count,
  });
  const runs = await Promise.all(
    hits.map(async ({ urn }) => ({ urn, ...summary(await readRun(client, urn)) })),
  );
  if (json) printJson(runs.map(({ urn, ...run }) => ({ runId: idOf(urn), ...run })));
  else
    printTable(
      ['run', 'status', 'started', 'seconds', 'records'],
      runs.map(({ urn, status, startedAt, durationMs, records }) => [
        idOf(urn),
        status,
        startedAt === undefined ? '' : new Date(startedAt).toISOString(),
        durationMs === undefined ? '' : durationMs / 1000,
        records ?? '',
      ]),
      'There are no runs.',
    );
}

interface ShowSettings extends ClientSettings {
  readonly json?: boolean;
}

/** `colophon ingest show`: the report of a run. */
export async function showIngestionRun(runId: string, settings: ShowSettings): Promise<void> {
  await using client = new Colophon(clientOptions(settings));
  const run = await readRun(client, requestUrnOf(runId));
  if (run.dataHubExecutionRequestInput === undefined)
    throw new CommandError(`the catalogue knows no run ${runId}`, 'notFound');
  const report = reportOf(run);
  if (settings.json) {
    printJson({ runId, ...summary(run), report });
    return;
  }
  const { status, startedAt, durationMs } = summary(run);
  console.log(`Run ${runId}: ${status}`);
  if (startedAt !== undefined)
    console.log(`  started  ${new Date(startedAt).toISOString()}, took ${(durationMs ?? 0) / 1000} s`);
  if (report) for (const line of reportLines(report)) console.log(printable(line));
}

interface RollBackSettings extends ClientSettings {
  readonly hard?: boolean;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly json?: boolean;
}

/** `colophon ingest rollback`: undoes what a run wrote, and notes it with the run. */
export async function rollBackIngestion(runId: string, settings: RollBackSettings): Promise<void> {
  await rollBackRun(runId, settings);
  if (settings.dryRun) return;
  await using client = new Colophon(clientOptions(settings));
  const urn = requestUrnOf(runId);
  const result = await client.aspects.get(urn, 'dataHubExecutionRequestResult');
  if (result === undefined) return;
  // The catalogue accepts no other way from an end to this one.
  for (const status of ['ROLLING_BACK', 'ROLLED_BACK'])
    await client.aspects.write(urn, { dataHubExecutionRequestResult: { ...result, status } });
}

const readRun = (client: Colophon, urn: string): Promise<Run> =>
  client.aspects.getAll(urn, {
    aspectNames: ['dataHubExecutionRequestInput', 'dataHubExecutionRequestResult'],
  });

const idOf = (urn: string): string => urn.slice('urn:li:dataHubExecutionRequest:'.length);

interface StoredReport {
  readonly source?: { readonly type?: string; readonly report?: Readonly<Record<string, unknown>> };
  readonly sink?: { readonly type?: string; readonly report?: Readonly<Record<string, unknown>> };
}

function reportOf({ dataHubExecutionRequestResult: result }: Run): StoredReport | undefined {
  try {
    return JSON.parse(result?.structuredReport?.serializedValue ?? 'null') ?? undefined;
  } catch {
    // Another program's report, in another format: the rest of the run still shows.
    return undefined;
  }
}

function summary(run: Run) {
  const { dataHubExecutionRequestInput: input, dataHubExecutionRequestResult: result } = run;
  const records = reportOf(run)?.source?.report?.events_produced;
  return {
    // A run without a result has not ended: it runs, or it was killed.
    status: result?.status ?? 'PENDING',
    startedAt: result?.startTimeMs ?? input?.requestedAt,
    durationMs: result?.durationMs,
    source: reportOf(run)?.source?.type,
    records: typeof records === 'number' ? records : undefined,
  };
}

function* reportLines({ source, sink }: StoredReport): Generator<string> {
  yield `  read     ${source?.report?.events_produced ?? 0} aspects from ${source?.type}`;
  yield `  wrote    ${sink?.report?.total_records_written ?? 0} aspects to ${sink?.type}`;
  for (const kind of ['warnings', 'failures'] as const)
    for (const part of [source, sink])
      for (const entry of entriesOf(part?.report?.[kind])) {
        yield `  ${kind.slice(0, -1)}: ${entry.title} (${entry.count ?? 1}): ${entry.message}`;
        for (const place of entry.context ?? []) yield `    ${place}`;
      }
}

interface StoredEntry {
  readonly title: string;
  readonly message: string;
  readonly count?: number;
  readonly context?: readonly string[];
}

const entriesOf = (value: unknown): readonly StoredEntry[] => (Array.isArray(value) ? value : []);
