import type { LineageEntity, LineageQuery } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { maxResultWindow } from '@colophon/wire';
import type { GraphqlContext } from '../../../context.ts';
import { type EntityStub, stubOf } from '../../../entities/resolve-field.ts';
import type { Subject } from '../../../subject.ts';
import { readPage } from '../input/page.ts';
import { neighbourOf } from '../results/results.ts';
import { directionOf, readTimes } from './read-lineage.ts';

interface LineageFieldInput {
  readonly direction: 'UPSTREAM' | 'DOWNSTREAM';
  readonly start?: number | null;
  readonly count?: number | null;
  readonly separateSiblings?: boolean | null;
  readonly startTimeMillis?: number | null;
  readonly endTimeMillis?: number | null;
  readonly includeGhostEntities?: boolean | null;
}

/** Properties of edges, by the URN at the other end. */
type Edges = ReadonlyMap<string, JsonObject>;

/** A neighbour, with its edges read on demand. */
interface Neighbour {
  readonly urn: string;
  readonly edges: () => Promise<Edges>;
}

const defaultCount = 100;
/** Siblings whose lineage counts as the entity's own. */
const maxSiblings = 20;
const maxEdges = 10_000;

/** The entities one hop upstream or downstream of an entity. */
export const neighbouring: Subject = {
  entityFields: {
    async lineage(
      { urn }: EntityStub,
      { input }: { readonly input: LineageFieldInput },
      context: GraphqlContext,
    ) {
      const { start, count } = readPage(input, defaultCount);
      const query = { direction: directionOf(input.direction), ...readTimes(input) };
      const group = input.separateSiblings ? [urn] : [urn, ...(await siblingsOf(context, urn))];
      const found = await neighboursOf(context, group, query);
      const shown = input.includeGhostEntities
        ? found
        : found.filter(({ presence }) => presence === 'present');
      const relationships = shown.slice(start, start + count);
      return {
        start,
        count: relationships.length,
        total: found.length,
        filtered: found.length - shown.length,
        relationships: relationships.map(({ path, ...neighbour }) => ({
          urn: neighbour.urn,
          edges: neighbour.edges,
          type: neighbour.type,
          entity: neighbourOf(neighbour.urn) ?? null,
          degree: neighbour.hops,
          paths: [{ path: path.flatMap((step) => neighbourOf(step) ?? []) }],
        })),
      };
    },
  },
  fields: {
    LineageRelationship: {
      createdOn: ofEdge(({ createdOn }) => createdOn),
      createdActor: ofEdge(({ createdActor }) => stubOf(createdActor)),
      updatedOn: ofEdge(({ updatedOn }) => updatedOn),
      updatedActor: ofEdge(({ updatedActor }) => stubOf(updatedActor)),
      isManual: ofEdge(({ properties }) => (properties as JsonObject | undefined)?.source === 'UI'),
    },
  },
};

/** A field read from the edge, and only when a document selects it. */
function ofEdge(read: (edge: JsonObject) => unknown) {
  return async ({ urn, edges }: Neighbour) => {
    const edge = (await edges()).get(urn);
    return edge ? (read(edge) ?? null) : null;
  };
}

async function siblingsOf({ aspects, registry }: GraphqlContext, urn: string): Promise<readonly string[]> {
  if (!registry.aspectOf(/^urn:li:([^:]+):/.exec(urn)?.[1] ?? '', 'siblings')) return [];
  const siblings = (await aspects.load(urn, 'siblings'))?.siblings;
  return Array.isArray(siblings) ? siblings.map(String).slice(0, maxSiblings) : [];
}

/** Entities one hop from a group of siblings, each once and without the group itself. */
async function neighboursOf(
  context: GraphqlContext,
  group: readonly string[],
  query: Pick<LineageQuery, 'direction' | 'startTimeMillis' | 'endTimeMillis'>,
) {
  const found = new Map<string, LineageEntity & Neighbour>();
  for (const urn of group) {
    const page = await context.session.lineage({
      ...query,
      urn,
      maxHops: 1,
      includeRemoved: true,
      includeAbsent: true,
      start: 0,
      count: maxResultWindow,
    });
    let edges: Promise<Edges> | undefined;
    const readEdges = () => {
      edges ??= edgesOf(context, urn, query);
      return edges;
    };
    for (const entity of page.entities)
      if (!group.includes(entity.urn) && !found.has(entity.urn))
        found.set(entity.urn, { ...entity, edges: readEdges });
  }
  return [...found.values()];
}

async function edgesOf(
  { session }: GraphqlContext,
  urn: string,
  { direction }: Pick<LineageQuery, 'direction'>,
): Promise<Edges> {
  const { edges } = await session.scrollEdges({
    lineage: { urns: [urn], direction },
    includeRemoved: true,
    count: maxEdges,
  });
  return new Map(
    edges.map(({ source, destination, properties }) => [
      source.urn === urn ? destination.urn : source.urn,
      properties ?? {},
    ]),
  );
}
