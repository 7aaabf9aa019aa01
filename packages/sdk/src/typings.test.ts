// Held by the compiler: each `@ts-expect-error` is an error of its own once the line below it is allowed.
import type { DatasetProfile, DatasetProperties, GlobalTags, Ownership, Status } from '@colophon/model-types';
import { expectTypeOf, it } from 'vitest';
import {
  type AspectVersion,
  addTag,
  type Change,
  type Colophon,
  type Emitter,
  type GraphClient,
  patchProposals,
  type RestEmitter,
  writeConditions,
} from './testing/public-api.ts';

const urn = 'urn:li:tag:a';

/** Compiled and never called. */
export const mistakes = (graph: GraphClient, emitter: RestEmitter, client: Colophon) => [
  // @ts-expect-error the value of another aspect
  client.aspects.write(urn, { status: { owners: [] } }),
  // @ts-expect-error no aspect has this name
  client.aspects.write(urn, { datasetPropertys: { name: 'a' } }),
  // @ts-expect-error no aspect has this name
  client.aspects.get(urn, 'datasetPropertys'),
  // @ts-expect-error a time series has no versions
  client.timeline.versions(urn, 'datasetProfile'),
  // @ts-expect-error a step is made by a function such as addTag
  client.patch(urn, ['pii']),
  // @ts-expect-error the direction is the name of the method
  client.lineage.upstream(urn, { direction: 'DOWNSTREAM' }),
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

it('infers the values of a client from the names of aspects', () => {
  const read = (client: Colophon) => client.aspects.get(urn, 'datasetProperties');
  expectTypeOf(read).returns.resolves.toEqualTypeOf<DatasetProperties | undefined>();
  const named = (client: Colophon) => client.aspects.getAll(urn, { aspectNames: ['status', 'globalTags'] });
  expectTypeOf(named).returns.resolves.toEqualTypeOf<{
    readonly status?: Status;
    readonly globalTags?: GlobalTags;
  }>();
  const everything = async (client: Colophon) => (await client.aspects.getAll(urn)).ownership;
  expectTypeOf(everything).returns.resolves.toEqualTypeOf<Ownership | undefined>();
  const stored = async (client: Colophon) => (await client.aspects.getStored(urn, 'status'))?.value;
  expectTypeOf(stored).returns.resolves.toEqualTypeOf<Status | undefined>();
  const points = (client: Colophon) => client.aspects.timeseries(urn, 'datasetProfile');
  expectTypeOf(points).returns.resolves.toEqualTypeOf<DatasetProfile[]>();
  const versions = (client: Colophon) => client.timeline.versions(urn, 'status');
  expectTypeOf(versions).returns.toEqualTypeOf<AsyncGenerator<AspectVersion<'status'>, void, undefined>>();
  expectTypeOf<Colophon>().toExtend<Emitter & AsyncDisposable>();
});

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
