import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareSources } from './side-by-side.ts';

const input = (name: string) => fileURLToPath(new URL(`sources/${name}`, import.meta.url));
const artifacts = fileURLToPath(new URL('../../packages/ingestion/fixtures/dbt/', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colophon-side-by-side-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Aspects in which the sources differ, each with the number of entities. */
async function differences(type: string, config: object): Promise<Record<string, number>> {
  const found = await compareSources(folder, { type, config });
  const counts: Record<string, number> = {};
  for (const { urn, aspectName, own, theirs } of found) {
    const who = own === undefined ? 'only DataHub' : theirs === undefined ? 'only Colophon' : 'different';
    const key = `${who}: ${urn.split(':')[2]} ${aspectName}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** The keys of tags and terms that others refer to: DataHub creates them empty, so that each has a page. */
const referred = (counts: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(counts).filter(([key]) => !/only DataHub: \w+ (tagKey|glossaryTermKey)/.test(key)),
  );

describe('a source and DataHub’s of the same name give the same, for', { timeout: 180_000 }, () => {
  it('a glossary', async () => {
    const config = { file: input('glossary.yml') };
    expect(referred(await differences('datahub-business-glossary', config))).toEqual({});
  });

  it('a glossary with GUIDs', async () => {
    const config = { file: input('glossary.yml'), enable_auto_id: true };
    expect(referred(await differences('datahub-business-glossary', config))).toEqual({});
  });

  it('lineage', async () => {
    const config = { file: input('lineage.yml'), preserve_upstream: false };
    expect(await differences('datahub-lineage-file', config)).toEqual({
      // The file says how datasets are connected; that a dataset was deleted is for others to take back.
      'only DataHub: dataset status': 1,
    });
  });

  it('changes in CSV', async () => {
    const config = { filename: input('enrich.csv'), write_semantics: 'OVERRIDE' };
    expect(referred(await differences('csv-enricher', config))).toEqual({
      // As with lineage.
      'only DataHub: dataset status': 1,
    });
  });

  it('JSON Schemas', async () => {
    const config = { path: input('json-schema'), platform: 'schemas' };
    expect(await differences('json-schema', config)).toEqual({});
  });

  it('a dbt project', async () => {
    const config = {
      manifest_path: join(artifacts, 'manifest.json'),
      catalog_path: join(artifacts, 'catalog.json'),
      sources_path: join(artifacts, 'sources.json'),
      run_results_paths: [join(artifacts, 'run_results.json')],
      target_platform: 'duckdb',
      write_semantics: 'OVERRIDE',
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
    expect(referred(await differences('dbt', config))).toEqual({
      // TIMESTAMP and HUGEINT of DuckDB are bytes and unknown to DataHub; it infers types of ephemeral models from SQL.
      'different: dataset schemaMetadata': expect.any(Number),
      // Compiled SQL is kept as dbt has written it, where DataHub formats it.
      'different: dataset viewProperties': 5,
    });
  });
});
