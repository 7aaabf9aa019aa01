import { createCatalogue } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { openPostgresStore } from '@colophon/store-postgres';
import pg from 'pg';
import { startPostgresServer } from './postgres/server.ts';
import { type Figure, figure } from './report.ts';
import { proposeDatasets } from './search/fill.ts';

const [few, many] = [10_000, Number(process.env.COLOPHON_BENCH_ENTITIES ?? 100_000)];
/** Tables by what they are for. */
const parts = {
  values: ['entity', 'aspect'],
  log: ['log'],
  search: ['search_value', 'search_long', 'search_text'],
  relationships: ['edge'],
} as const;

/** Bytes of a part of the tables, their indices included; those of the indices alone. */
interface Size {
  readonly bytes: number;
  readonly ofIndices: number;
}
type Sizes = Readonly<Record<keyof typeof parts, Size>>;

/** What an entity more takes of PostgreSQL's disk among many, against among few; and which tables take it. */
export async function benchPostgresGrowth(): Promise<Figure[]> {
  const server = await startPostgresServer();
  try {
    const url = await server.create('growth');
    const client = new pg.Client(url);
    await client.connect();
    // What a power cut would leave of a benchmark is of no interest.
    await client.query('ALTER DATABASE growth SET synchronous_commit = off');
    const catalogue = createCatalogue({ registry, store: await openPostgresStore({ url }) });
    const empty = await measure(client);
    await proposeDatasets(few, catalogue.propose);
    const small = await measure(client);
    await proposeDatasets(many, catalogue.propose, few);
    const large = await measure(client);
    await catalogue.close();
    await client.end();
    const perEntity = (part: keyof typeof parts, of: keyof Size) =>
      (large[part][of] - small[part][of]) / (many - few);
    const names = Object.keys(parts) as (keyof typeof parts)[];
    const sum = (of: (part: keyof typeof parts) => number) =>
      names.reduce((total, name) => total + of(name), 0);
    const [among, amongFew] = [
      sum((part) => perEntity(part, 'bytes')),
      sum((part) => (small[part].bytes - empty[part].bytes) / few),
    ];
    const detail = names.map(
      (part) =>
        `${part} ${Math.round(perEntity(part, 'bytes'))}, of which indices ${Math.round(perEntity(part, 'ofIndices'))}`,
    );
    return [
      figure([among / amongFew], {
        benchmark: 'postgres-growth',
        what: `bytes per entity among ${many.toLocaleString('en')}`,
        against: `among ${few.toLocaleString('en')}`,
        goal: { atMost: 1.1 },
        detail: `${Math.round(among)} / ${Math.round(amongFew)} bytes: ${detail.join('; ')}`,
      }),
    ];
  } finally {
    await server.stop();
  }
}

async function measure(client: pg.Client): Promise<Sizes> {
  await client.query('VACUUM ANALYZE');
  const sizeOf = async (tables: readonly string[]): Promise<Size> => {
    const { rows } = await client.query(
      `SELECT sum(pg_total_relation_size(name::regclass)) AS bytes, sum(pg_indexes_size(name::regclass)) AS indices
       FROM unnest($1::text[]) AS name`,
      [tables],
    );
    return { bytes: Number(rows[0].bytes), ofIndices: Number(rows[0].indices) };
  };
  return {
    values: await sizeOf(parts.values),
    log: await sizeOf(parts.log),
    search: await sizeOf(parts.search),
    relationships: await sizeOf(parts.relationships),
  };
}
