// Held by the compiler: each `@ts-expect-error` is an error of its own once the line below it is allowed.
import type { DatasetProfile, Ownership } from '@colophon/model/types';
import { expectTypeOf, it } from 'vitest';
import {
  addTag,
  type Change,
  type Emitter,
  type GraphClient,
  patchProposals,
  type RestEmitter,
  writeConditions,
} from './index.ts';

const urn = 'urn:li:tag:a';

/** Compiled and never called. */
export const mistakes = (graph: GraphClient, emitter: RestEmitter) => [
  // @ts-expect-error the value of another aspect
  emitter.emit({ entityUrn: urn, aspectName: 'status', aspect: { owners: [] } }),
  // @ts-expect-error a patch is made by patchProposals
  emitter.emit({ entityUrn: urn, aspectName: 'status', aspect: { removed: true }, changeType: 'PATCH' }),
  // @ts-expect-error one proposal in place of several
  emitter.emitMany({ entityUrn: urn, aspectName: 'status', aspect: { removed: true } }),
  // @ts-expect-error a time series has no versions
  graph.getAspect(urn, 'datasetProfile'),
  // @ts-expect-error an aspect with versions is no time series
  graph.getTimeseries(urn, 'status'),
  // @ts-expect-error one type in place of several
  graph.search({ entityTypes: 'dataset' }),
  // @ts-expect-error a condition that there is not
  graph.scroll({ filter: [[{ field: 'name', condition: 'LIKE', values: ['a'] }]] }),
  // @ts-expect-error lineage has two directions
  graph.lineage(urn, { direction: 'SIDEWAYS' }),
  // @ts-expect-error the name of a tag is no step
  patchProposals(urn, ['pii']),
  // @ts-expect-error versions are texts
  writeConditions({ ifVersion: 3 }),
];

it('infers the result type from the arguments', () => {
  const read = (graph: GraphClient) => graph.getAspect(urn, 'ownership');
  expectTypeOf(read).returns.resolves.toEqualTypeOf<Ownership | undefined>();
  const points = (graph: GraphClient) => graph.getTimeseries(urn, 'datasetProfile');
  expectTypeOf(points).returns.resolves.toEqualTypeOf<DatasetProfile[]>();
  const changes = (graph: GraphClient) => graph.changes();
  expectTypeOf(changes).returns.toEqualTypeOf<AsyncGenerator<Change, void, undefined>>();
  expectTypeOf<RestEmitter>().toExtend<Emitter>();
  expectTypeOf(addTag('a')).toExtend<
    Parameters<typeof patchProposals>[1] extends Iterable<infer S> ? S : never
  >();
});
