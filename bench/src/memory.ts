import { setTimeout as sleep } from 'node:timers/promises';
import { Connection, printRequest } from './load/connection.ts';
import { type Figure, figure, median } from './report.ts';
import { residentMebibytes } from './resident.ts';
import { inPairs, type Rounds } from './rounds.ts';
import { drawDataset } from './search/corpus.ts';
import { type Server, startColophon, startConstantFloor } from './server.ts';

/** Tables that are written, each with ten columns. */
const tables = 5000;
const columnsPerTable = 10;
/** Clients that write them at a time. */
const clients = 8;
const goalMebibytes = 200;
/** Connections that are open at a time, each of which has had an answer. */
const connections = 1000;
/** How long a server is left alone before its memory is read, so that what it does after an answer is done. */
const settleMs = 1000;

interface Memory {
  readonly started: number;
  /** What the connections added. */
  readonly connected: number;
  readonly ingested: number;
}

/** What a server holds after its start, with open connections, and after an ingestion, against a bare server. */
export async function benchMemory(rounds: Rounds): Promise<Figure[]> {
  const pairs = await inPairs(
    rounds,
    () => measure(startColophon),
    () => measure(startConstantFloor),
  );
  if (pairs.some(([{ started }]) => Number.isNaN(started))) {
    console.log('memory: passed over, since this system has no /proc to read it from');
    return [];
  }
  const compare = (what: string, unit: string, of: (memory: Memory) => number): Figure =>
    figure(
      pairs.map(([real, floor]) => of(real) / of(floor)),
      {
        benchmark: 'memory',
        what,
        against: 'bare Hono server',
        detail: `${[0, 1].map((side) => Math.round(median(pairs.map((pair) => of(pair[side as 0 | 1]))))).join(' / ')} ${unit}`,
      },
    );
  const ingestion = `after ${tables.toLocaleString('en')} tables of ${columnsPerTable} columns`;
  return [
    compare('resident memory after start', 'MiB', ({ started }) => started),
    compare(
      `per open connection, of ${connections}`,
      'KiB',
      ({ connected }) => (connected * 1024) / connections,
    ),
    compare(`resident memory ${ingestion}`, 'MiB', ({ ingested }) => ingested),
    figure(
      pairs.map(([{ ingested }]) => ingested / goalMebibytes),
      {
        benchmark: 'memory',
        what: `resident memory ${ingestion}`,
        against: `${goalMebibytes} MiB`,
        goal: { atMost: 1 },
        detail: `${Math.round(median(pairs.map(([{ ingested }]) => ingested)))} MiB`,
      },
    ),
  ];
}

async function measure(start: () => Promise<Server>): Promise<Memory> {
  const server = await start();
  const resident = async () => {
    await sleep(settleMs);
    return residentMebibytes(server.pid);
  };
  try {
    const started = await resident();
    await ingestTables(server);
    const ingested = await resident();
    // Afterwards, when the server has grown as far as it does: else the first requests would count for connections.
    const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(server.port)));
    for (const connection of open) await connection.send(printRequest('GET', '/health'));
    const connected = (await resident()) - ingested;
    for (const connection of open) connection.close();
    return { started, connected, ingested };
  } finally {
    await server.stop();
  }
}

/** Writes the tables, one aspect after the other, as the ingestion of a database does. */
async function ingestTables({ port }: Server): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const connection = await Connection.open(port);
      while (next < tables) for (const request of requestsFor(next++)) await connection.send(request);
      connection.close();
    }),
  );
}

/** A write of its schema, and of each further aspect. */
function requestsFor(table: number): string[] {
  const { proposals } = drawDataset(table);
  const entityUrn = proposals[0]?.entityUrn ?? '';
  const schema = {
    schemaName: entityUrn,
    platform: 'urn:li:dataPlatform:mysql',
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    fields: Array.from({ length: columnsPerTable }, (_, column) => ({
      fieldPath: `column_${column}`,
      nativeDataType: 'bigint',
      type: { type: { 'com.linkedin.schema.NumberType': {} } },
      description: `Column ${column} of table ${table}`,
    })),
  };
  return [{ aspectName: 'schemaMetadata', value: schema }, ...proposals].map(({ aspectName, value }) =>
    printRequest(
      'POST',
      '/aspects?action=ingestProposal',
      JSON.stringify({
        proposal: {
          entityType: 'dataset',
          entityUrn,
          changeType: 'UPSERT',
          aspectName,
          aspect: { value: JSON.stringify(value), contentType: 'application/json' },
        },
      }),
    ),
  );
}
