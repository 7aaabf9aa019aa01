import {
  type Catalogue,
  type ChangeProposal,
  createCatalogue,
  isCatalogueError,
  type SearchQuery,
  searchQuery,
} from '@colophon/catalogue';
import { registry } from '@colophon/model';
import type { JsonObject } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noRun, ReferenceCatalogue, type Seen, tagsOf, type Write } from './reference-catalogue.ts';

/** Random histories that are tried; set COLOPHON_HISTORIES for a long search. */
const histories = Number(process.env.COLOPHON_HISTORIES ?? 200);
/** Versions that are kept, few enough for a short history to reach. */
const maxVersions = 3;

const tags = ['urn:li:tag:a', 'urn:li:tag:b'] as const;
const datasets = ['x', 'y', 'z'].map(
  (name) => `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.${name},PROD)`,
);
const urns = [...tags, ...datasets];

/** One step of a history. */
type Step =
  | { readonly kind: 'batches'; readonly batches: readonly (readonly Change[])[] }
  | { readonly kind: 'rollBack'; readonly run: string; readonly hard: boolean }
  | { readonly kind: 'deleteEntity' | 'deleteReferences'; readonly urn: string }
  | { readonly kind: 'restore'; readonly fromScratch: boolean };

/** A proposal, and what the reference is to do of it. */
interface Change {
  readonly proposal: ChangeProposal;
  readonly write: Write & { readonly mustBeNew?: boolean };
}

const run = fc.constantFrom('one', 'two', undefined);
const tag = fc.constantFrom(...tags);
const dataset = fc.constantFrom(...datasets);

function change(
  urn: string,
  aspect: string,
  runId: string | undefined,
  changeType: ChangeProposal['changeType'],
  value: JsonObject,
  effect: Write['change'],
): Change {
  return {
    proposal: {
      entityUrn: urn,
      aspectName: aspect,
      changeType,
      value,
      ...(runId !== undefined && { systemMetadata: { runId } }),
    },
    write: { urn, aspect, run: runId ?? noRun, change: effect, mustBeNew: changeType === 'CREATE' },
  };
}

const named = fc
  .tuple(tag, run, fc.constantFrom('UPSERT', 'CREATE'), fc.constantFrom('n1', 'n2', 'n3'))
  .map(([urn, runId, changeType, name]) =>
    change(urn, 'tagProperties', runId, changeType, { name }, () => ({ name })),
  );
const hidden = fc
  .tuple(fc.constantFrom(...urns), run, fc.boolean())
  .map(([urn, runId, removed]) => change(urn, 'status', runId, 'UPSERT', { removed }, () => ({ removed })));
const tagged = fc.tuple(dataset, run, fc.uniqueArray(tag)).map(([urn, runId, names]) => {
  const value = { tags: names.map((name) => ({ tag: name })) };
  return change(urn, 'globalTags', runId, 'UPSERT', value, () => value);
});
const derived = fc.tuple(dataset, run, fc.uniqueArray(dataset)).map(([urn, runId, upstreams]) => {
  const value = { upstreams: upstreams.map((name) => ({ dataset: name, type: 'TRANSFORMED' })) };
  return change(urn, 'upstreamLineage', runId, 'UPSERT', value, () => value);
});
const patched = fc.tuple(dataset, run, tag, fc.boolean()).map(([urn, runId, name, isAdded]) => {
  const path = `/tags/${name}`;
  const patch = [isAdded ? { op: 'add', path, value: { tag: name } } : { op: 'remove', path }];
  return change(urn, 'globalTags', runId, 'PATCH', { patch }, (present) => {
    const others = tagsOf(present);
    if (isAdded)
      return others.some((item) => item.tag === name)
        ? (present ?? {})
        : { tags: [...others, { tag: name }] };
    return { tags: others.filter((item) => item.tag !== name) };
  });
});
const deleted = fc
  .constantFrom(
    ...urns.map((urn): [string, string] => [urn, 'status']),
    ...datasets.map((urn): [string, string] => [urn, 'globalTags']),
    ...datasets.map((urn): [string, string] => [urn, 'upstreamLineage']),
    ...tags.map((urn): [string, string] => [urn, 'tagKey']),
    ...datasets.map((urn): [string, string] => [urn, 'datasetKey']),
  )
  .map(([urn, aspect]) => change(urn, aspect, undefined, 'DELETE', {}, () => undefined));

const batch = fc.array(fc.oneof(named, hidden, tagged, derived, patched, deleted), {
  minLength: 1,
  maxLength: 4,
});
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .array(batch, { minLength: 1, maxLength: 3 })
      .map((batches) => ({ kind: 'batches', batches }) as const),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('rollBack' as const),
      run: fc.constantFrom('one', 'two'),
      hard: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('deleteEntity' as const), urn: fc.constantFrom(...urns) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deleteReferences' as const), urn: tag }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore' as const), fromScratch: fc.boolean() }) },
);

function open() {
  const store = createSqliteStore(openMemoryDatabase());
  const catalogue = createCatalogue({ registry, store, now: () => 1 });
  const reference = new ReferenceCatalogue(maxVersions, (urn) => {
    const [, name = ''] = /[.:]([abxyz])(?:,PROD\))?$/.exec(urn) ?? [];
    if (urn.startsWith('urn:li:tag:')) return [['tagKey', { name }]];
    const platform = 'urn:li:dataPlatform:mysql';
    return [
      ['datasetKey', { platform, name: `shop.${name}`, origin: 'PROD' }],
      ['browsePaths', { paths: ['/prod/mysql/shop'] }],
      ['dataPlatformInstance', { platform }],
      ['browsePathsV2', { path: [{ id: 'shop' }] }],
    ];
  });
  return { store, catalogue, reference };
}
type World = ReturnType<typeof open>;

async function take({ catalogue, reference }: World, next: Step): Promise<void> {
  switch (next.kind) {
    case 'batches': {
      const expected = next.batches.map((changes) => reference.apply(changes.map(({ write }) => write)));
      // At the same time, so that they share a transaction, and one that is refused leaves the others alone.
      const answers = next.batches.map((changes) => {
        const proposed = catalogue.propose(changes.map(({ proposal }) => proposal));
        return proposed.then(
          () => true,
          (error: unknown) => {
            if (!isCatalogueError(error)) throw error;
            return false;
          },
        );
      });
      expect(await Promise.all(answers)).toEqual(expected);
      return;
    }
    case 'rollBack':
      await catalogue.rollBack({ runId: next.run }, { hard: next.hard });
      reference.rollBack(next.run, next.hard);
      return;
    case 'deleteEntity':
      await catalogue.deleteEntity(next.urn);
      reference.apply([{ urn: next.urn, aspect: 'anyKey', run: noRun, change: () => undefined }]);
      return;
    case 'deleteReferences':
      await catalogue.deleteReferences(next.urn);
      reference.deleteReferences(next.urn);
      return;
    case 'restore':
      await catalogue.restoreIndices({ fromScratch: next.fromScratch, batchSize: 2 });
  }
}

async function compare(world: World): Promise<void> {
  const { catalogue, reference } = world;
  for (const urn of urns) expect(await see(world, urn)).toEqual(reference.see(urn));
  for (const name of tags) {
    const edges = (await catalogue.edges(name, 'incoming')).filter(({ type }) => type === 'TaggedWith');
    expect(edges.map(({ source }) => source).sort()).toEqual(reference.taggedWith(name));
  }
  for (const urn of datasets) {
    const { entities } = await catalogue.lineage({ urn, direction: 'upstream', start: 0, count: 10 });
    expect(entities.map((entity) => entity.urn).sort()).toEqual(reference.upstreamOf(urn));
  }
  expect(await found(catalogue)).toEqual(reference.visible());
  expect(await found(catalogue, { includeRemoved: true })).toEqual(reference.urns());
  for (const name of tags) {
    const isTagged = { fields: ['tags'], condition: 'EQUAL', values: [name], negated: false } as const;
    expect(await found(catalogue, { filter: [[isTagged]] })).toEqual(visibleWith(reference, name));
  }
  const { facets } = await catalogue.search(searchQuery({ facets: ['tags'] }));
  const counts = facets.flatMap((facet) => facet.counts).map(({ value, count }) => [value, count]);
  const expected = tags.map((name) => [name, visibleWith(reference, name).length]);
  expect(counts.sort()).toEqual(expected.filter(([, count]) => count !== 0));
}

const visibleWith = (reference: ReferenceCatalogue, name: string): string[] =>
  reference.taggedWith(name).filter((urn) => !reference.isRemoved(urn));

async function see({ catalogue, store }: World, urn: string): Promise<Record<string, Seen>> {
  const seen: [string, Seen][] = [];
  for (const { aspect, value, systemMetadata } of (await catalogue.entity(urn)).aspects) {
    const older = (await store.olderVersions({ urn, aspect })).map((row) => row.value);
    const { runId = '', version } = systemMetadata;
    seen.push([aspect, { value, run: runId, count: Number(version), older }]);
  }
  return Object.fromEntries(seen);
}

async function found(catalogue: Catalogue, some: Partial<SearchQuery> = {}): Promise<string[]> {
  const { hits } = await catalogue.search(
    searchQuery({ entityTypes: ['tag', 'dataset'], count: 100, ...some }),
  );
  return hits.map(({ urn }) => urn).sort();
}

/** Whoever follows the log has what the catalogue has, and finds each change to start where the one before ended. */
async function followLog(world: World): Promise<void> {
  const values = new Map<string, JsonObject | undefined>();
  for (const { urn, aspect, value, previousValue } of await world.catalogue.log(0, Number.MAX_SAFE_INTEGER)) {
    const key = `${urn}\n${aspect}`;
    expect(previousValue).toEqual(values.get(key));
    values.set(key, value);
  }
  for (const urn of urns) {
    for (const [aspect, { value }] of Object.entries(await see(world, urn)))
      expect(values.get(`${urn}\n${aspect}`)).toEqual(value);
  }
}

it('matches the reference step by step, over random histories', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const world = open();
      const retention = { version: { maxVersions } };
      await world.catalogue.propose([
        {
          entityUrn: 'urn:li:dataHubRetention:(*,*)',
          aspectName: 'dataHubRetentionConfig',
          changeType: 'UPSERT',
          value: { retention },
        },
      ]);
      for (const next of steps) {
        await take(world, next);
        await compare(world);
      }
      await followLog(world);
      await world.catalogue.close();
    }),
    { numRuns: histories },
  );
});
