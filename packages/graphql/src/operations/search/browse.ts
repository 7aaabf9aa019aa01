import type { GraphqlContext } from '../../context.ts';
import { stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { requireType } from '../../writing/requirements.ts';
import { browsedTypes, entityTypeOfSymbol } from './input/entity-types.ts';
import { readPage } from './input/page.ts';
import { readSearch } from './input/read-search.ts';
import type { SearchInput } from './input/search-input.ts';

interface BrowseInput extends SearchInput {
  readonly path?: readonly string[] | null;
}

interface BrowsePathsInput {
  readonly type: string;
  readonly urn: string;
}

const levelsOf = (path: string) => ({ path: path.split('/').filter((level) => level !== '') });

/** The folders that entities are in. */
export const browsing: Subject = {
  queries: {
    async browse({ input }: { readonly input: BrowseInput }, context: GraphqlContext) {
      const path = input.path ?? [];
      const query = await readSearch(context, input, { highlights: false });
      const { start } = readPage(input);
      if (!query)
        return {
          entities: [],
          groups: [],
          start,
          count: 0,
          total: 0,
          metadata: { path, totalNumEntities: 0 },
        };
      const { groups, page } = await context.session.browse(query, `/${path.join('/')}`);
      return {
        entities: page.hits.flatMap(({ urn }) => stubOf(urn) ?? []),
        groups: groups.map(({ name, count }) => ({ name, count })),
        start,
        count: page.hits.length,
        total: page.total,
        metadata: { path, totalNumEntities: groups.reduce((sum, { count }) => sum + count, page.total) },
      };
    },

    async browsePaths({ input }: { readonly input: BrowsePathsInput }, context: GraphqlContext) {
      const urn = requireType(context, input.urn, 'input.urn', entityTypeOfSymbol(input.type, 'input.type'));
      return (await context.session.browsePaths(urn)).map(levelsOf);
    },

    async browseV2({ input }: { readonly input: BrowseInput }, context: GraphqlContext) {
      const path = input.path ?? [];
      const { start, count } = readPage(input);
      const query = await readSearch(
        context,
        { ...input, start: 0, count: 0 },
        { types: browsedTypes(context.registry), highlights: false },
      );
      const found = query && (await context.session.browse(query, path));
      const groups = found?.groups ?? [];
      const shown = groups.slice(start, start + count);
      return {
        groups: shown.map((group) => ({ ...group, entity: stubOf(group.name) ?? null })),
        start,
        count: shown.length,
        total: groups.length,
        metadata: {
          path,
          totalNumEntities: groups.reduce((sum, group) => sum + group.count, found?.page.total ?? 0),
        },
      };
    },
  },
};
