import { type Catalogue, createCatalogue, writeBuiltInData } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import type { AnyProposal } from '@colophon/sdk/emitters';
import type { AspectName, AspectTypes } from '@colophon/sdk/types';
import { parseUrn } from '@colophon/sdk/urns';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleProposals, sampleUrns } from './sample.ts';

const now = Date.UTC(2026, 10, 30, 9, 30);
const dayMs = 86_400_000;
const proposals = [...sampleProposals({ now })];
const urns = new Set(proposals.map(({ entityUrn }) => entityUrn));

/** The values of an aspect, by URN of the entity. */
function valuesOf<A extends AspectName>(aspectName: A): Map<string, AspectTypes[A]> {
  const found = proposals.filter((proposal) => proposal.aspectName === aspectName);
  return new Map(found.map(({ entityUrn, aspect }) => [entityUrn, aspect as AspectTypes[A]]));
}

const isSeries = ({ aspect }: AnyProposal): boolean => 'timestampMillis' in aspect;

describe('the sample', () => {
  it('has about as many entities of each type as a company of this size', () => {
    const counts = new Map<string, number>();
    for (const urn of urns) {
      const { entityType, parts } = parseUrn(urn);
      for (const key of [entityType, ...(entityType === 'dataset' ? [platformOf(parts[0] ?? '')] : [])])
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const ranges: Record<string, readonly [number, number]> = {
      snowflake: [230, 270],
      postgres: [60, 70],
      kafka: [35, 45],
      iceberg: [55, 70],
      s3: [12, 20],
      dbt: [140, 170],
      dataFlow: [28, 32],
      dataJob: [110, 150],
      chart: [90, 120],
      dashboard: [30, 40],
      mlFeature: [25, 35],
      mlModel: [10, 15],
      corpuser: [60, 60],
      corpGroup: [12, 12],
      glossaryTerm: [90, 110],
      glossaryNode: [14, 18],
      domain: [12, 15],
      tag: [30, 30],
      dataProduct: [15, 15],
      structuredProperty: [6, 6],
      assertion: [75, 90],
      incident: [15, 15],
      dataContract: [4, 6],
      query: [30, 30],
      document: [8, 8],
    };
    for (const [key, [least, most]] of Object.entries(ranges))
      expect([key, counts.get(key)]).toEqual([key, expect.toSatisfy((n: number) => n >= least && n <= most)]);
    expect(urns.size).toBeGreaterThan(1300);
    expect(urns.size).toBeLessThan(1500);
  });

  it('is the same all day, to the byte, and a day younger on the next', () => {
    const later = [...sampleProposals({ now: Date.UTC(2026, 10, 30, 23, 59) })];
    expect(JSON.stringify(later)).toBe(JSON.stringify(proposals));
    const nextDay = [...sampleProposals({ now: now + dayMs })];
    expect(new Set(nextDay.map(({ entityUrn }) => entityUrn))).toEqual(urns);
    const seriesOf = (all: readonly AnyProposal[]) =>
      new Set(all.filter(isUsage).map((one) => JSON.stringify(one)));
    const [before, after] = [seriesOf(proposals), seriesOf(nextDay)];
    // Usage of a day that both have does not change.
    expect(before.difference(after).size).toBeLessThan(before.size / 85);
  });

  it('names the same entities without a time', () => {
    expect(new Set(sampleUrns())).toEqual(urns);
    expect(sampleUrns()).toHaveLength(urns.size);
  });

  it('covers the 90 days before now, and nothing after', () => {
    const times = proposals.filter(isSeries).map(({ aspect }) => Number(Object(aspect).timestampMillis));
    expect(Math.max(...times)).toBeLessThan(now);
    expect(Math.max(...times)).toBeGreaterThan(now - 2 * dayMs);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(now - 92 * dayMs);
    expect(Math.min(...times)).toBeLessThan(now - 89 * dayMs);
    // What somebody did is in the past, too. Only plans are in the future.
    const future: string[] = [];
    for (const { entityUrn, aspectName, aspect } of proposals)
      JSON.stringify(aspect, (key, value: unknown) => {
        if (
          typeof value === 'number' &&
          value > now &&
          value < now + 400 * dayMs &&
          key !== 'decommissionTime'
        )
          future.push(`${entityUrn} ${aspectName} ${key}`);
        return value;
      });
    expect(future).toEqual([]);
  });

  it('uses names that no other catalogue has', () => {
    // The URN of a container is a hash of its place, which has the name of the deployment.
    const others = [...urns].filter(
      (urn) => !urn.startsWith('urn:li:container:') && !urn.includes('tarnfell'),
    );
    expect(others).toEqual([]);
  });

  it('refers only to what exists', () => {
    const columns = new Map<string, Set<string>>();
    for (const [urn, { fields }] of valuesOf('schemaMetadata'))
      columns.set(urn, new Set(fields.map(({ fieldPath }) => fieldPath)));
    const dangling = new Set<string>();
    for (const { entityUrn, aspect } of proposals)
      for (const urn of urnsIn(aspect)) if (!exists(urn, columns)) dangling.add(`${entityUrn} -> ${urn}`);
    expect([...dangling]).toEqual([]);
  });

  it('has lineage without cycles, through tasks too', () => {
    const downstream = new Map<string, Set<string>>();
    const link = (from: string, to: string) => {
      downstream.set(from, (downstream.get(from) ?? new Set()).add(to));
    };
    for (const [urn, { upstreams }] of valuesOf('upstreamLineage'))
      for (const { dataset } of upstreams) link(dataset, urn);
    for (const [urn, { inputDatasets, outputDatasets }] of valuesOf('dataJobInputOutput')) {
      for (const input of inputDatasets) link(input, urn);
      for (const output of outputDatasets) link(urn, output);
    }
    expect(downstream.size).toBeGreaterThan(300);
    expect(findCycle(downstream)).toEqual([]);
  });

  it('says something, in words that a company would use', () => {
    const texts = proposals
      .filter((proposal) => !isSeries(proposal))
      .flatMap(({ aspect }) => textsIn(aspect))
      .filter((text) => !text.startsWith('urn:'));
    const odd = texts.filter((text) =>
      /\blorem|ipsum|placeholder|\btodo\b|\bfoo\b|undefined|\[object|\bNaN\b/i.test(text),
    );
    expect(odd).toEqual([]);
    const descriptions = [...valuesOf('datasetProperties').values()].map(({ description }) => description);
    // Most tables are described, some are not: that is for readers to find.
    const described = descriptions.filter((text) => text !== undefined);
    expect(described.length / descriptions.length).toBeGreaterThan(0.85);
    expect(described.length).toBeLessThan(descriptions.length);
    for (const text of described) expect(text).toMatch(/^[A-Z].*[.?!]$/s);
  });
});

describe('a catalogue', () => {
  let catalogue: Catalogue;

  beforeAll(async () => {
    catalogue = createCatalogue({ registry, store: createSqliteStore(openMemoryDatabase()) });
    await writeBuiltInData(catalogue);
    return () => catalogue.close();
  });

  it('accepts the sample in batches, and has the same after a second time', async () => {
    await load(catalogue);
    const head = await catalogue.logHead();
    const count = async () => {
      let sum = 0;
      for (const urn of valuesOf('assertionInfo').keys())
        sum += (await catalogue.timeseries({ urn, aspect: 'assertionRunEvent', limit: 1000 })).length;
      return sum;
    };
    expect(await count()).toBe(valuesOf('assertionInfo').size * 90);
    await load(catalogue);
    expect(await count()).toBe(valuesOf('assertionInfo').size * 90);
    // Time series are written again, with the same values; no aspect has another version.
    expect((await catalogue.logHead()) - head).toBe(proposals.filter(isSeries).length);
  });

  it('finds problems in it', async () => {
    const active: string[] = [];
    for (const urn of urns) {
      if (!urn.startsWith('urn:li:dataset:')) continue;
      const summary = await catalogue.aspect(urn, 'incidentsSummary');
      const details = summary?.value.activeIncidentDetails;
      if (Array.isArray(details) && details.length > 0) active.push(urn);
    }
    expect(active.length).toBeGreaterThanOrEqual(5);
  });
});

const isUsage = ({ aspectName }: AnyProposal): boolean => aspectName === 'datasetUsageStatistics';

const platformOf = (urn: string): string => parseUrn(urn).parts[0] ?? '';

/** Loads the sample in batches, as a client would. */
async function load(catalogue: Catalogue): Promise<void> {
  for (let i = 0; i < proposals.length; i += 200)
    await catalogue.propose(
      proposals.slice(i, i + 200).map(({ entityUrn, aspectName, aspect }) => ({
        entityUrn,
        aspectName,
        changeType: 'UPSERT' as const,
        // As it comes over the wire.
        value: JSON.parse(JSON.stringify(aspect)),
      })),
    );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const urnsIn = (value: unknown): string[] => textsIn(value).filter((text) => text.startsWith('urn:li:'));

/** What every catalogue has. */
const builtIn = /^urn:li:(dataPlatform|dataType|entityType|ownershipType:__system__)/;

function exists(urn: string, columns: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  if (urns.has(urn) || (builtIn.test(urn) && !urn.startsWith('urn:li:dataPlatformInstance'))) return true;
  const [, dataset = '', column = ''] = /^urn:li:schemaField:\((.+),([^,]+)\)$/.exec(urn) ?? [];
  return columns.get(dataset)?.has(column) ?? false;
}

/** A cycle of the graph; empty if it has none. */
function findCycle(next: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  const visit = (node: string, path: readonly string[]): string[] => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return [];
    for (const other of next.get(node) ?? []) {
      const cycle = visit(other, [...path, node]);
      if (cycle.length > 0) return cycle;
    }
    done.add(node);
    return [];
  };
  for (const node of next.keys()) {
    const cycle = visit(node, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
