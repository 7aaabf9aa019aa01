import {
  isCatalogueError,
  type SearchQuery,
  type Session,
  type SortCriterion,
  searchQuery,
} from '@colophon/catalogue';
import type { Json } from '@colophon/schema';
import type { JsonSchema } from '@colophon/schema/printers';
import { printPieces } from '@colophon/wire';
import { access } from '../access/operation-access.ts';
import type { AspectVersion } from './aspect-version.ts';
import { entityTypeOf } from './entity-type.ts';
import { type Operation, operation } from './operation.ts';
import { flag, names, oneOf, text } from './query.ts';
import { readEntity } from './read-aspects.ts';
import { errors, ok } from './responses.ts';
import { isLaterSlice, scrollParameters } from './scroll-parameters.ts';
import { withSystemMetadata } from './shared-parameters.ts';

/** The parameters of everything that lists entities. */
export const listParameters = {
  ...scrollParameters,
  query: text('A search query. `*`, the default, matches everything.'),
  sort: text('Field to sort by. By default, the URN.'),
  sortOrder: oneOf('Sort order. Ascending by default.', ['ASCENDING', 'DESCENDING']),
  systemMetadata: withSystemMetadata,
  includeSoftDelete: flag('Include soft-deleted entities.', false),
};

/** How a version of the interface writes a page of entities. */
export interface EntityPages extends Pick<AspectVersion, 'version' | 'tag' | 'toEntity'> {
  readonly pageSchema: JsonSchema;
  /** The field with the entities, which comes last. */
  readonly field: string;
  /** The other fields; those that are undefined are left out. */
  head(page: PageHead): Readonly<Record<string, Json | undefined>>;
}

export interface PageHead {
  readonly total: number;
  readonly next: string | undefined;
  readonly facets: readonly {
    readonly field: string;
    readonly counts: readonly { readonly value: string; readonly count: number }[];
  }[];
}

export const emptyPage: PageHead = { total: 0, next: undefined, facets: [] };

/** `GET` on an entity type. */
export const listOperation = (pages: EntityPages): Operation =>
  operation({
    id: `listEntitiesV${pages.version}`,
    method: 'GET',
    path: `/openapi/v${pages.version}/entity/{entityName}`,
    tag: pages.tag,
    access: access.view,
    summary: 'List the entities of one type, page by page',
    query: {
      ...listParameters,
      aspects: names('Names of the aspects to read. By default, all versioned aspects.', 'aspectNames'),
      sortCriteria: names('Fields to sort by, in order of precedence. Use instead of `sort`.'),
    },
    answers: { ...ok('A page of entities.', pages.pageSchema), ...errors.badRequest, ...errors.notFound },
    async run(session, { path: { entityName }, query }) {
      const entity = entityTypeOf(session.registry, entityName);
      if (isLaterSlice(query)) return { status: 200, pieces: printPage(pages, emptyPage, []) };
      const search = searchQuery({
        entityTypes: [entity.name],
        input: query.query ?? '*',
        includeRemoved: query.includeSoftDelete,
        // A list of all entities of a type, as `listUrns` is.
        includeOutdated: true,
        sort: sortOf(query, query.sortCriteria),
        count: query.count,
      });
      return {
        status: 200,
        pieces: await scroll(session, search, pages, { ...query, names: query.aspects }),
      };
    },
  });

export const sortOf = (
  { sort = 'urn', sortOrder: order = 'ASCENDING' }: Sorting,
  fields: readonly string[] = [],
): readonly SortCriterion[] => (fields.length > 0 ? fields : [sort]).map((field) => ({ field, order }));

interface Sorting {
  readonly sort: string | undefined;
  readonly sortOrder: SortCriterion['order'] | undefined;
}

/** The page behind `scrollId`, printed. */
export async function scroll(
  session: Session,
  search: SearchQuery,
  pages: EntityPages,
  {
    scrollId,
    names: wanted,
    systemMetadata,
  }: {
    readonly scrollId: string | undefined;
    readonly names: readonly string[] | undefined;
    readonly systemMetadata: boolean;
  },
): Promise<Iterable<string>> {
  const { total, hits, facets, next: behindPage } = await session.scroll(search, scrollId);
  // Printed one by one: the values of a long page are not held, and others come in between.
  const entities: string[][] = [];
  let next = behindPage;
  for (const [i, { urn }] of hits.entries()) {
    try {
      const aspects = wanted?.length === 0 ? new Map() : await readEntity(session, urn, wanted);
      // Absent when it was deleted since it was found.
      if (aspects) entities.push(printPieces(pages.toEntity(urn, aspects, systemMetadata)).toArray());
    } catch (error) {
      if (i === 0 || !isCatalogueError(error) || error.code !== 'LIMIT_EXCEEDED') throw error;
      // The values of the page are too long: it ends before this entity.
      ({ next } = await session.scroll({ ...search, count: i, facets: [] }, scrollId));
      break;
    }
  }
  return printPage(pages, { total, next, facets }, entities);
}

export function printPage(
  { head, field }: EntityPages,
  page: PageHead,
  entities: readonly (readonly string[])[],
): Iterable<string> {
  const members = Object.entries(head(page)).flatMap(([name, value]) =>
    value === undefined ? [] : [`${JSON.stringify(name)}:${JSON.stringify(value)},`],
  );
  return [
    `{${members.join('')}${JSON.stringify(field)}:[`,
    ...entities.flatMap((pieces, i) => (i === 0 ? pieces : [',', ...pieces])),
    ']}',
  ];
}
