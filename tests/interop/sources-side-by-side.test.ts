import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareSources, countDifferences } from './side-by-side.ts';

const input = (name: string) => fileURLToPath(new URL(`sources/${name}`, import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colophon-side-by-side-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const differences = async (type: string, config: object) =>
  countDifferences(await compareSources(folder, { type, config }));

describe('a source and DataHub’s of the same name give the same, for', { timeout: 180_000 }, () => {
  it('a glossary', async () => {
    const config = { file: input('glossary.yml') };
    expect(await differences('datahub-business-glossary', config)).toEqual({});
  });

  it('a glossary with GUIDs', async () => {
    const config = { file: input('glossary.yml'), enable_auto_id: true };
    expect(await differences('datahub-business-glossary', config)).toEqual({});
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
    expect(await differences('csv-enricher', config)).toEqual({
      // As with lineage.
      'only DataHub: dataset status': 1,
    });
  });

  it('JSON Schemas', async () => {
    const config = { path: input('json-schema'), platform: 'schemas' };
    expect(await differences('json-schema', config)).toEqual({});
  });

  it('an API', async () => {
    const document = await readFile(input('openapi.json'));
    const server = createServer((_, response) => response.end(document)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const config = { name: 'pet shop', url, swagger_file: 'openapi.json' };
    const found = await compareSources(folder, { type: 'openapi', config }).finally(() => server.close());
    const pathsOf = new Map<string, string[]>();
    for (const { urn, aspectName } of found) {
      const path = /pet_shop\.([^,]+)/.exec(urn)?.[1] ?? urn;
      pathsOf.set(path, [...(pathsOf.get(path) ?? []), aspectName]);
    }
    expect(Object.fromEntries(pathsOf)).toEqual({
      // DataHub leaves out a path without a response of status 200.
      orders: ['browsePathsV2', 'datasetProperties', 'globalTags', 'status', 'subTypes'],
      // All values of an example are texts to DataHub.
      prices: ['schemaMetadata'],
      // DataHub reads no schema that contains itself.
      trees: ['schemaMetadata'],
    });
  });
});
