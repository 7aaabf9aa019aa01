import { criterionOf, type FilterCriterion, type Session, searchQuery } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { maxResultWindow, RequestError } from '@colophon/wire';
import { z } from 'zod';
import { countFitting, offsetOf, pageParameters, roomOf } from '../answers/paging.ts';
import { summarise } from '../entities/summarise.ts';
import { defineTool } from '../server/tool.ts';

/** What can be browsed: where a tree has its parents, and by which field assets name a member of it. */
const kinds = {
  domains: { types: ['domain'], parent: 'parentDomain', field: 'domains' },
  glossary: { types: ['glossaryNode', 'glossaryTerm'], parent: 'parentNode', field: 'glossaryTerms' },
  containers: { types: ['container'], parent: 'container', field: 'container' },
  platforms: { types: ['dataPlatform'], parent: undefined, field: 'platform' },
  tags: { types: ['tag'], parent: undefined, field: 'tags' },
  structured_properties: { types: ['structuredProperty'], parent: undefined, field: undefined },
} as const;

const pageSize = 200;

export const browse = defineTool({
  kind: 'reading',
  name: 'browse',
  title: 'Browse domains, glossary and more',
  description:
    'List what the catalogue is organised by: domains, the business glossary, containers (databases, schemas, folders), platforms in use, tags or structured properties, each with the number of assets in it. Trees are shown level by level.',
  input: {
    kind: z.enum(Object.keys(kinds) as [keyof typeof kinds]).describe('What to list.'),
    parent: z
      .string()
      .optional()
      .describe(
        'URN of a domain, glossaryNode or container, to list what is directly in it. Default: the top level. Not for platforms, tags and structured properties.',
      ),
    ...pageParameters,
  },
  async run({ kind, parent, max_tokens, cursor }, { session }) {
    const { types, parent: parentField, field } = kinds[kind];
    if (parent !== undefined && parentField === undefined)
      throw new RequestError(
        'INVALID_REQUEST',
        `parent: expected nothing, since ${kind} have no tree, got ${JSON.stringify(parent)}`,
      );
    const start = offsetOf(cursor, maxResultWindow);
    const { total, urns } =
      kind === 'platforms'
        ? await platformsInUse(session, start)
        : await membersOf(session, types, parentField && isBelow(parentField, parent), start);
    const summaries = await summarise(session, urns);
    const counts = field === undefined ? undefined : await countAssets(session, field, urns);
    const items = urns.map((urn) => ({
      ...summaries.get(urn),
      ...(counts && { assets: counts.get(urn) ?? 0 }),
    }));
    const head = { kind, ...(parent !== undefined && { parent }), total, start };
    const shown = countFitting(items, roomOf(max_tokens) - JSON.stringify(head).length);
    const end = start + Math.min(shown, items.length);
    return {
      data: { ...head, items: items.slice(0, shown) as JsonObject[] },
      next: end < total && items.length > 0 && end <= maxResultWindow ? String(end) : undefined,
    };
  },
});

interface Members {
  readonly total: number;
  readonly urns: readonly string[];
}

async function membersOf(
  session: Session,
  entityTypes: readonly string[],
  criterion: FilterCriterion | undefined,
  start: number,
): Promise<Members> {
  const { total, hits } = await session.search(
    searchQuery({
      entityTypes,
      filter: criterion ? [[criterion]] : [],
      sort: [{ field: 'urn', order: 'ASCENDING' }],
      start,
      count: pageSize,
    }),
  );
  return { total, urns: hits.map(({ urn }) => urn) };
}

/** Every catalogue knows about many platforms, and has assets of few. The one with most assets comes first. */
async function platformsInUse(session: Session, start: number): Promise<Members> {
  const { facets } = await session.search(
    searchQuery({ count: 0, facets: [kinds.platforms.field], facetLimit: 1000 }),
  );
  const urns = facets.flatMap(({ counts }) => counts.map(({ value }) => value));
  return { total: urns.length, urns: urns.slice(start, start + pageSize) };
}

const isBelow = (field: string, parent: string | undefined): FilterCriterion =>
  parent === undefined ? criterionOf(field, [], 'IS_NULL') : criterionOf(field, [parent]);

/** How many entities that the caller may see name each of the URNs. */
async function countAssets(
  session: Session,
  field: string,
  urns: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (urns.length === 0) return new Map();
  const { facets } = await session.search(
    searchQuery({ count: 0, filter: [[criterionOf(field, urns)]], facets: [field], facetLimit: 10_000 }),
  );
  return new Map(facets.flatMap(({ counts }) => counts.map(({ value, count }) => [value, count] as const)));
}
