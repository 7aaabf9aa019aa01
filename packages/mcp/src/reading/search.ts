import { type Facet, type FilterCriterion, filterConditions, searchQuery } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { maxResultWindow } from '@colophon/wire';
import { z } from 'zod';
import { clip, countFitting, lengthOf, offsetOf, pageParameters, roomOf } from '../answers/paging.ts';
import { summarise } from '../entities/summarise.ts';
import { defineTool } from '../server/tool.ts';

/** The fields whose values are URNs of one type: a bare name is completed. */
const urnFields: Readonly<Record<string, string>> = {
  platform: 'dataPlatform',
  domains: 'domain',
  tags: 'tag',
  glossaryTerms: 'glossaryTerm',
};

const filterParameter = z.strictObject({
  field: z
    .string()
    .min(1)
    .describe(
      'Search field, such as platform, origin (PROD, DEV …), domains, tags, glossaryTerms, owners, container, typeNames, fieldPaths, deprecated, or structuredProperties.<id>.',
    ),
  values: z
    .array(z.string())
    .max(100)
    .default([])
    .describe('Values, any of which fits. Platforms, tags, domains and terms: URN, or the id in it.'),
  condition: z
    .enum(filterConditions)
    .default('EQUAL')
    .describe('How the values are compared. Default EQUAL.'),
  negated: z.boolean().default(false).describe('True for what does not fit. Default false.'),
});

/** Fields that every result shows. */
const summarised: ReadonlySet<string> = new Set(['urn', 'id', 'name', 'displayName', 'description']);

/** Hits of a page, at most. */
const maxHits = 100;

export const search = defineTool({
  kind: 'reading',
  name: 'search',
  title: 'Search the catalogue',
  description:
    'Find datasets, dashboards, pipelines, tags, glossary terms, users and all other entities by words and filters, best match first. Returns URN, type, name, platform and a short description of each, and the total.',
  input: {
    query: z
      .string()
      .default('*')
      .describe(
        'Words, or a query such as `name:orders AND -tags:legacy`, `"exact phrase"`, `fieldPaths:customer_id`. Default `*`: everything.',
      ),
    entity_types: z
      .array(z.string())
      .max(50)
      .default([])
      .describe(
        'Types to look among, such as dataset, dashboard, chart, dataJob, dataFlow, container, glossaryTerm, tag, domain, corpuser, structuredProperty. Default: all.',
      ),
    filters: z.array(filterParameter).max(20).default([]).describe('All must hold. Default: none.'),
    limit: z.int().min(1).max(maxHits).default(20).describe(`Most results, 1 to ${maxHits}. Default 20.`),
    facets: z
      .boolean()
      .default(false)
      .describe(
        'True counts all that match by type, platform, domain, tag and so on, for choosing filters. Default false.',
      ),
    ...pageParameters,
  },
  async run({ query, entity_types, filters, limit, facets, max_tokens, cursor }, { session }) {
    const start = offsetOf(cursor, maxResultWindow);
    const isEverything = query.trim() === '' || query.trim() === '*';
    const page = await session.search(
      searchQuery({
        entityTypes: entity_types,
        input: isEverything ? '*' : query,
        filter: filters.length > 0 ? [filters.map(toCriterion)] : [],
        start,
        count: limit,
        facets: facets ? session.facets(entity_types) : [],
        facetLimit: 10,
        highlight: !isEverything,
      }),
    );
    const summaries = await summarise(
      session,
      page.hits.map(({ urn }) => urn),
    );
    const results = page.hits.map(({ urn, matchedFields }) => {
      const elsewhere = matchedFields.filter(({ name }) => !summarised.has(name)).slice(0, 3);
      return {
        ...summaries.get(urn),
        ...(elsewhere.length > 0 && {
          found_in: elsewhere.map(({ name, value }) => `${name}: ${clip(value, 100)}`),
        }),
      };
    });
    const room = roomOf(max_tokens);
    // The results need the other half.
    const head = { total: page.total, start, ...(facets && facetsWithin(page.facets, room / 2)) };
    const shown = countFitting(results, room - lengthOf(head));
    const next = start + Math.min(shown, results.length);
    const isOutOfReach = next > maxResultWindow && next < page.total;
    return {
      data: { ...head, results: results.slice(0, shown) },
      next: next < page.total && results.length > 0 && !isOutOfReach ? String(next) : undefined,
      note: isOutOfReach
        ? `Results after the first ${maxResultWindow} cannot be reached. Narrow the search with filters.`
        : undefined,
    };
  },
});

/** Which values there are, and how often: of as many fields as fit, and the names of the others. */
function facetsWithin(facets: readonly Facet[], room: number): JsonObject {
  const counted = facets
    .filter(({ counts }) => counts.length > 0)
    .map(
      ({ field, counts }): JsonObject => ({
        [field]: Object.fromEntries(counts.map(({ value, count }) => [clip(value, 200), count])),
      }),
    );
  const shown = countFitting(counted, room);
  const omitted = counted.slice(shown).flatMap((facet) => Object.keys(facet));
  return {
    facets: Object.assign({}, ...counted.slice(0, shown)) as JsonObject,
    ...(omitted.length > 0 && { facets_omitted: omitted }),
  };
}

const toCriterion = ({
  field,
  values,
  condition,
  negated,
}: z.infer<typeof filterParameter>): FilterCriterion => {
  const type = urnFields[field];
  const isWhole = condition === 'EQUAL' || condition === 'IN';
  return {
    fields: [field],
    condition,
    negated,
    values: values.map((value) =>
      type === undefined || !isWhole || value.startsWith('urn:') ? value : `urn:li:${type}:${value}`,
    ),
  };
};
