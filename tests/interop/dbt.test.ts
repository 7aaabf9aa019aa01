import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourcesEnvironment } from './environments.ts';
import { runTool } from './python.ts';
import { compareSources, type Difference } from './side-by-side.ts';
import { runSource } from './source-records.ts';

const project = fileURLToPath(new URL('sources/dbt', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colophon-dbt-'));
  await runProject(folder);
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs dbt on a database of its own, so that its `target` has everything that dbt writes. */
async function runProject(home: string): Promise<void> {
  await cp(project, home, { recursive: true });
  const database = join(home, 'shop.duckdb');
  await createVisits(database);
  const dbt = async (...args: readonly string[]) => {
    const options = { home, environment: sourcesEnvironment, env: { SHOP_DATABASE: database } };
    const { code, stdout, stderr } = await runTool(
      'dbt',
      [...args, '--project-dir', home, '--profiles-dir', home],
      options,
    );
    // Tests that fail and sources that are stale are 1. Both are part of the project.
    if (code !== 0 && code !== 1)
      throw new Error(`dbt ${args.join(' ')}: code ${code}\n${stdout}\n${stderr}`);
  };
  const keep = (name: string) => cp(join(home, 'target', name), join(home, name));
  await dbt('build');
  await keep('run_results.json');
  // It writes results of its own, and the next command a manifest without compiled SQL.
  await dbt('docs', 'generate');
  for (const name of ['manifest.json', 'catalog.json']) await keep(name);
  await dbt('source', 'freshness');
  await keep('sources.json');
}

/** The table of another team, which the project reads as a source. */
async function createVisits(file: string): Promise<void> {
  const database = await DuckDBInstance.create(file);
  const connection = await database.connect();
  await connection.run('create schema crm');
  await connection.run('create table crm.visits (customer_id integer, visited_at timestamp)');
  await connection.run("insert into crm.visits values (1, '2026-01-02 10:00:00')");
  connection.closeSync();
  database.closeSync();
}

const mappings = {
  meta_mapping: {
    has_pii: { match: true, operation: 'add_tag', config: { tag: 'pii' } },
    business_terms: { match: '.*', operation: 'add_term', config: { term: '{{ $match }}' } },
    domain: { match: '.*', operation: 'add_domain', config: { domain: '{{ $match }}' } },
    owner: { match: '@?(.*)', operation: 'add_owner', config: { owner_category: 'TECHNICAL_OWNER' } },
  },
  column_meta_mapping: {
    is_sensitive: { match: true, operation: 'add_tag', config: { tag: 'sensitive' } },
  },
};

const recipe = (config: object) => ({
  type: 'dbt',
  config: {
    manifest_path: join(folder, 'manifest.json'),
    catalog_path: join(folder, 'catalog.json'),
    sources_path: join(folder, 'sources.json'),
    run_results_paths: [join(folder, 'run_results.json')],
    target_platform: 'duckdb',
    write_semantics: 'OVERRIDE',
    ...config,
  },
});

/** Each place where the two sources differ, as a line. */
const differences = async (config: object): Promise<string[]> =>
  (await compareSources(folder, recipe(config))).flatMap(printDifference);

function printDifference({ urn, aspectName, own, theirs }: Difference): string[] {
  const name = /,shop\.([^,]+),/.exec(urn)?.[1] ?? urn;
  if (own === undefined || theirs === undefined)
    return [`${name} ${aspectName}: only ${own === undefined ? 'DataHub' : 'Colophon'}`];
  const [ours, other] = [leavesOf(own), leavesOf(theirs)];
  return [...new Set([...ours.keys(), ...other.keys()])]
    .filter((place) => ours.get(place) !== other.get(place))
    .map((place) =>
      place === 'formattedViewLogic'
        ? `${name}: text of the SQL`
        : `${name} ${place}: ${ours.get(place)}, DataHub ${other.get(place)}`,
    );
}

/** The fields of a schema by path, with their types; other values by their names. */
function leavesOf(value: unknown): Map<string, string> {
  const { fields = [], ...rest } = value as { readonly fields?: readonly Field[] };
  return new Map([
    ...Object.entries(rest).map(([key, one]): [string, string] => [key, JSON.stringify(one)]),
    ...fields.map(({ fieldPath, nativeDataType, type, ...others }): [string, string] => [
      fieldPath,
      [nativeDataType, Object.keys(type.type)[0]?.split('.').at(-1), JSON.stringify(others)].join(' '),
    ]),
  ]);
}

interface Field {
  readonly fieldPath: string;
  readonly nativeDataType: string;
  readonly type: { readonly type: object };
}

const rest = '{"nullable":false}';
/** Where they differ on purpose. */
const listed = [
  // DataHub takes these types of DuckDB for bytes, and for none.
  `crm.visits visited_at: TIMESTAMP TimeType ${rest}, DataHub TIMESTAMP BytesType ${rest}`,
  `main.customers lifetime_value: HUGEINT NumberType ${rest}, DataHub HUGEINT NullType ${rest}`,
  `main.customers last_visit: TIMESTAMP TimeType ${rest}, DataHub TIMESTAMP BytesType ${rest}`,
  ...['dbt_updated_at', 'dbt_valid_from', 'dbt_valid_to'].map(
    (name) =>
      `snapshots.customers_snapshot ${name}: TIMESTAMP TimeType ${rest}, DataHub TIMESTAMP BytesType ${rest}`,
  ),
  // An ephemeral model is in no catalog. DataHub infers its types from those of the tables that its SQL reads.
  ...['order_id', 'customer_id', 'amount'].map(
    (name) => `main.paid_orders ${name}:  NullType ${rest}, DataHub INT NumberType ${rest}`,
  ),
  // Compiled SQL is kept as dbt has written it, where DataHub formats it.
  ...['customers', 'paid_orders', 'stg_customers', 'stg_orders'].map(
    (name) => `main.${name}: text of the SQL`,
  ),
  'snapshots.customers_snapshot: text of the SQL',
].sort();

describe('what dbt has just written is read as by DataHub’s source', { timeout: 180_000 }, () => {
  it('with tests, freshness, exposures and mappings', async () => {
    expect((await differences(mappings)).sort()).toEqual(listed);
  });

  it('with other names in URNs, and the database as the first sibling', async () => {
    const config = {
      env: 'DEV',
      target_platform_instance: 'eu',
      include_env_in_assertion_guid: true,
      dbt_is_primary_sibling: false,
      tag_prefix: '',
    };
    expect((await differences(config)).sort()).toEqual(listed);
  });

  it('with every aspect of a project, so that the others compare all of them', async () => {
    const { proposals } = await runSource(folder, recipe({}));
    const names = new Set(proposals.map(({ aspectName }) => aspectName));
    expect([...names].sort()).toEqual([
      'assertionInfo',
      'assertionRunEvent',
      'dashboardInfo',
      'dataPlatformInstance',
      'dataProcessInstanceInput',
      'dataProcessInstanceOutput',
      'dataProcessInstanceProperties',
      'dataProcessInstanceRelationships',
      'dataProcessInstanceRunEvent',
      'datasetProperties',
      'globalTags',
      'ownership',
      'schemaMetadata',
      'status',
      'subTypes',
      'tagKey',
      'upstreamLineage',
      'viewProperties',
    ]);
  });
});
