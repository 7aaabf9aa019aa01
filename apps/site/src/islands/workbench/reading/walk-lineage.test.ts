import { beforeAll, expect, it } from 'vitest';
import { createCatalogueForTests } from '../testing/catalogue-for-tests.ts';
import { type LineageSides, walkLineage } from './walk-lineage.ts';

const catalogue = createCatalogueForTests();
const table = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
const shortName = (urn: string): string => urn.split(',')[1] ?? urn;

/** The drawing around a table, in the short names of the tables. */
async function around(name: string, way: LineageSides): Promise<{ urns: string[]; edges: string[] }> {
  const { urns, edges } = await walkLineage(catalogue, table(name), way);
  return {
    urns: urns.map(shortName),
    edges: edges.map(({ from, to }) => `${shortName(from)} → ${shortName(to)}`),
  };
}

beforeAll(async () => {
  const madeFrom = (name: string, ...sources: string[]) =>
    catalogue.put(table(name), 'upstreamLineage', {
      upstreams: sources.map((source) => ({ dataset: table(source), type: 'TRANSFORMED' })),
    });
  await madeFrom('left', 'raw');
  await madeFrom('right', 'raw');
  await madeFrom('report', 'left', 'right');
  await madeFrom('other', 'raw');
});

it('draws every edge of a diamond, not only one path', async () => {
  expect(await around('report', 'upstream')).toEqual({
    urns: ['report', 'left', 'right', 'raw'],
    edges: ['left → report', 'right → report', 'raw → left', 'raw → right'],
  });
});

it('follows both directions without doubling back', async () => {
  expect(await around('left', 'both')).toEqual({
    urns: ['left', 'raw', 'report'],
    edges: ['raw → left', 'left → report'],
  });
});

it('returns an entity without lineage on its own', async () => {
  expect(await around('lonely', 'downstream')).toEqual({ urns: ['lonely'], edges: [] });
});

it('states when lineage is cut off', async () => {
  const hub = table('hub');
  const upstreams = Array.from({ length: 60 }, (_, at) => ({ dataset: table(`t${at}`), type: 'COPY' }));
  await catalogue.put(hub, 'upstreamLineage', { upstreams });
  const { urns, edges, isPartial } = await walkLineage(catalogue, hub, 'upstream');
  expect(isPartial).toBe(true);
  expect(urns).toHaveLength(40);
  expect(edges).toHaveLength(39);
});
