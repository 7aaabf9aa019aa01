import type { JsonObject } from '@colophon/schema';
import type { GraphqlContext } from '../context.ts';
import type { AspectLoader } from './load-aspects.ts';
import { type EntityStub, stubOf } from './resolve-field.ts';

type Computed = (
  entity: EntityStub,
  args: Readonly<Record<string, unknown>>,
  context: GraphqlContext,
) => unknown;

/** As DataHub's. */
const defaultCount = 100;
/** Longest way up a tree of containers, domains or glossary nodes. */
const maxDepth = 50;

interface RelationshipsInput {
  readonly types: readonly string[];
  readonly direction: 'INCOMING' | 'OUTGOING';
  readonly start?: number | null;
  readonly count?: number | null;
  readonly relatedEntityTypes?: readonly string[] | null;
}

/** Fields that every entity type has in the same way, and that no aspect is called by. */
export const sharedFields: Readonly<Record<string, Computed>> = {
  exists: ({ urn }, _, { existence }) => existence.exists(urn),

  async relationships({ urn }, args, { session }) {
    const input = args.input as RelationshipsInput;
    const page = await session.relationships({
      urn,
      direction: input.direction === 'INCOMING' ? 'incoming' : 'outgoing',
      types: input.types,
      start: input.start ?? 0,
      count: input.count ?? defaultCount,
    });
    const wanted = page.relationships.filter(
      ({ entityType }) => !input.relatedEntityTypes || input.relatedEntityTypes.includes(entityType),
    );
    return {
      start: input.start ?? 0,
      count: wanted.length,
      total: page.total - (page.relationships.length - wanted.length),
      relationships: wanted.map((each) => ({
        type: each.type,
        direction: input.direction,
        entity: stubOf(each.urn) ?? null,
        created: each.properties?.created ?? null,
      })),
    };
  },

  async aspects({ urn }, args, { session }) {
    const { aspectNames } = (args.input ?? {}) as { readonly aspectNames?: readonly string[] | null };
    const { aspects } = await session.entity(urn, aspectNames?.length ? aspectNames : undefined);
    return aspects.map(({ aspect, value }) => ({
      aspectName: aspect,
      payload: JSON.stringify(value),
      renderSpec: null,
    }));
  },

  async platform({ urn }, _, { aspects }) {
    const instance = await aspects.load(urn, 'dataPlatformInstance');
    return stubOf(instance?.platform) ?? null;
  },

  async dataPlatformInstance({ urn }, _, { aspects }) {
    return stubOf((await aspects.load(urn, 'dataPlatformInstance'))?.instance) ?? null;
  },

  async container({ urn }, _, { aspects }) {
    return stubOf((await aspects.load(urn, 'container'))?.container) ?? null;
  },

  async browsePathV2({ urn }, _, { aspects }) {
    const path = (await aspects.load(urn, 'browsePathsV2'))?.path;
    if (!Array.isArray(path)) return null;
    return {
      path: (path as JsonObject[]).map((entry) => ({ name: entry.id, entity: stubOf(entry.urn) ?? null })),
    };
  },

  async parentContainers(entity, _, { aspects }) {
    const containers = await ancestors(entity.urn, aspects, 'container', 'container');
    return { count: containers.length, containers };
  },

  async parentNodes(entity, _, { aspects }) {
    const own = entity.entityType === 'glossaryTerm' ? 'glossaryTermInfo' : 'glossaryNodeInfo';
    const first = stubOf((await aspects.load(entity.urn, own))?.parentNode);
    const above = first ? await ancestors(first.urn, aspects, 'glossaryNodeInfo', 'parentNode') : [];
    const nodes = first ? [first, ...above] : [];
    return { count: nodes.length, nodes };
  },

  async parentDomains(entity, _, { aspects }) {
    const domains = await ancestors(entity.urn, aspects, 'domainProperties', 'parentDomain');
    return { count: domains.length, domains };
  },
};

/** What is above an entity, nearest first. A tree that leads back to itself ends there. */
async function ancestors(
  urn: string,
  aspects: AspectLoader,
  aspect: string,
  field: string,
): Promise<readonly EntityStub[]> {
  const found = new Map<string, EntityStub>();
  for (let at = urn; found.size < maxDepth; ) {
    const parent = stubOf((await aspects.load(at, aspect))?.[field]);
    if (!parent || found.has(parent.urn) || parent.urn === urn) break;
    found.set(parent.urn, parent);
    at = parent.urn;
  }
  return [...found.values()];
}
