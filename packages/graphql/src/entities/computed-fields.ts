import type { JsonObject } from '@colophon/schema';
import { maxResultWindow, RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../context.ts';
import { nameOfSymbol } from './entity-types.ts';
import type { AspectLoader } from './load-aspects.ts';
import { type EntityStub, readAspect, stubOf } from './resolve-field.ts';

type Computed = (
  entity: EntityStub,
  args: Readonly<Record<string, unknown>>,
  context: GraphqlContext,
) => unknown;

/** As DataHub's. */
const defaultCount = 100;
/** Longest way up a tree of containers, domains or glossary nodes. */
const maxDepth = 50;

/** The platform of what no platform has but the catalogue itself. */
const ownPlatform = 'urn:li:dataPlatform:datahub';

/** Aspects that are asked for by name, or for what they are. */
interface AspectsInput {
  readonly aspectNames?: readonly string[] | null;
  readonly autoRenderOnly?: boolean | null;
}

interface RelationshipsInput {
  readonly types: readonly string[];
  readonly direction: 'INCOMING' | 'OUTGOING';
  readonly start?: number | null;
  readonly count?: number | null;
  readonly relatedEntityTypes?: readonly string[] | null;
  readonly includeSoftDelete?: boolean | null;
}

/** Who made an edge, and when, where the aspect that has it says so. */
export const creationOfEdge = (properties: JsonObject | undefined): JsonObject | null =>
  properties?.createdOn == null
    ? null
    : { time: properties.createdOn, actor: properties.createdActor ?? null };

/** @throws RequestError `INVALID_REQUEST` for what is no place in a list, or no length of a page. */
function pageNumber(place: string, given: number | null | undefined, otherwise: number): number {
  const number = given ?? otherwise;
  if (number >= 0 && number <= maxResultWindow) return number;
  throw new RequestError('INVALID_REQUEST', `${place}: expected 0 to ${maxResultWindow}, got ${number}`);
}

/** Fields of keys that name a platform, by its URN or without what a URN begins with. */
export const platformFields: readonly string[] = [
  'platform',
  'dashboardTool',
  'notebookTool',
  'orchestrator',
];

/** The platform that the URN of an entity names; undefined where it names none. */
function platformInKey(
  { urn }: EntityStub,
  { registry }: Pick<GraphqlContext, 'registry'>,
): string | undefined {
  const { entity, parts } = registry.parseEntityUrn(urn);
  const keys = Object.keys(entity.key.record.fields);
  if (entity.name === 'dataJob')
    return platformInKey({ urn: parts[0] ?? '', entityType: 'dataFlow' }, { registry });
  const part = parts[keys.findIndex((key) => platformFields.includes(key))];
  return part === undefined || part.startsWith('urn:li:') ? part : `urn:li:dataPlatform:${part}`;
}

/** Fields that every entity type has in the same way, and that no aspect is called by. */
export const sharedFields: Readonly<Record<string, Computed>> = {
  exists: ({ urn }, _, { existence }) => existence.exists(urn),

  async relationships({ urn }, args, { session, existence }) {
    const input = args.input as RelationshipsInput;
    const start = pageNumber('input.start', input.start, 0);
    const page = await session.relationships({
      urn,
      direction: input.direction === 'INCOMING' ? 'incoming' : 'outgoing',
      types: input.types,
      start,
      count: pageNumber('input.count', input.count, defaultCount),
    });
    const types = input.relatedEntityTypes?.map(nameOfSymbol);
    const present = await Promise.all(
      page.relationships.map(
        (each) => input.includeSoftDelete !== false || existence.exists(each.urn, { includeRemoved: false }),
      ),
    );
    const wanted = page.relationships.filter(
      ({ entityType }, at) => present[at] && (!types?.length || types.includes(entityType)),
    );
    return {
      start,
      count: wanted.length,
      total: page.total - (page.relationships.length - wanted.length),
      relationships: wanted.map((each) => ({
        type: each.type,
        direction: input.direction,
        entity: stubOf(each.urn) ?? null,
        created: creationOfEdge(each.properties),
      })),
    };
  },

  async aspects({ urn }, args, { session }) {
    const { aspectNames, autoRenderOnly } = (args.input ?? {}) as AspectsInput;
    // Which aspects a page shows of itself, the model does not say of any.
    if (autoRenderOnly) return [];
    const { aspects } = await session.entity(urn, aspectNames?.length ? aspectNames : undefined);
    return aspects.map(({ aspect, value }) => ({
      aspectName: aspect,
      payload: JSON.stringify(value),
      renderSpec: null,
    }));
  },

  async platform(entity, _, context) {
    const named = platformInKey(entity, context);
    if (named !== undefined) return stubOf(named) ?? null;
    const stored = await readAspect(entity, 'dataPlatformInstance', context);
    return stubOf(stored?.platform) ?? (entity.entityType === 'document' ? stubOf(ownPlatform) : null);
  },

  async dataPlatformInstance(entity, _, context) {
    return stubOf((await readAspect(entity, 'dataPlatformInstance', context))?.instance) ?? null;
  },

  async container(entity, _, context) {
    return stubOf((await readAspect(entity, 'container', context))?.container) ?? null;
  },

  async browsePathV2(entity, _, context) {
    const path = (await readAspect(entity, 'browsePathsV2', context))?.path;
    if (!Array.isArray(path)) return null;
    return {
      path: (path as JsonObject[]).map((entry) => ({ name: entry.id, entity: stubOf(entry.urn) ?? null })),
    };
  },

  async parentContainers({ urn }, _, { aspects }) {
    const containers = await ancestorsOf(urn, aspects, (stored) => stored?.container, 'container');
    return { count: containers.length, containers };
  },

  async parentNodes({ urn, entityType }, _, { aspects }) {
    const own = entityType === 'glossaryTerm' ? 'glossaryTermInfo' : 'glossaryNodeInfo';
    const nodes = await ancestorsOf(urn, aspects, (stored) => stored?.parentNode, own, 'glossaryNodeInfo');
    return { count: nodes.length, nodes };
  },

  async parentDomains({ urn }, _, { aspects }) {
    const domains = await ancestorsOf(urn, aspects, (stored) => stored?.parentDomain, 'domainProperties');
    return { count: domains.length, domains };
  },

  async parentDocuments({ urn }, _, { aspects }) {
    const parentIn = (stored: JsonObject | undefined) => (stored?.parentDocument as JsonObject)?.document;
    const documents = await ancestorsOf(urn, aspects, parentIn, 'documentInfo');
    return { count: documents.length, documents };
  },
};

/**
 * What is above an entity, nearest first. A tree that leads back to itself ends there.
 *
 * @param parentIn Finds the URN of the one above in what the aspect says.
 */
export async function ancestorsOf(
  urn: string,
  aspects: AspectLoader,
  parentIn: (stored: JsonObject | undefined) => unknown,
  ...[aspect, aspectAbove = aspect]: readonly [aspect: string, aspectAbove?: string]
): Promise<readonly EntityStub[]> {
  const found = new Map<string, EntityStub>();
  for (let at = urn; found.size < maxDepth; ) {
    const parent = stubOf(parentIn(await aspects.load(at, at === urn ? aspect : aspectAbove)));
    if (!parent || found.has(parent.urn) || parent.urn === urn) break;
    found.set(parent.urn, parent);
    at = parent.urn;
  }
  return [...found.values()];
}
