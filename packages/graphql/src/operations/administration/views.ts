import { forbidden } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { deleteEverywhere } from '../../writing/delete-everywhere.ts';
import { editAspects, unguarded } from '../../writing/edit-aspects.ts';
import { requireType } from '../../writing/requirements.ts';
import { type ListInput, newestFirst, readAll, slicePage, toFilter, windowOf } from './page.ts';
import { newUrn, objectAt, requireText, stampOf, textAt, withoutNulls } from './values.ts';
import { type DefinitionInput, fromDefinition, toDefinition, viewAspect, viewType } from './view-info.ts';

interface ViewInput {
  readonly name?: string | null;
  readonly description?: string | null;
  readonly definition?: DefinitionInput | null;
}

const managers = ['MANAGE_GLOBAL_VIEWS'] as const;

const infoOf =
  (pick: (info: JsonObject) => unknown) =>
  async ({ urn }: EntityStub, _: unknown, { aspects }: GraphqlContext) =>
    pick((await aspects.load(urn, viewAspect)) ?? {});

/** Views: saved filters, for everybody or for who made them. */
export const views: Subject = {
  queries: {
    listMyViews: (
      { input }: { readonly input: ListInput & { readonly viewType?: string | null } },
      context: GraphqlContext,
    ) =>
      listViews(input, context, {
        filter: toFilter([{ and: [{ field: 'createdBy', values: [context.actor] }] }]),
        isShown: ({ type }) => input.viewType == null || type === input.viewType,
      }),

    listGlobalViews: ({ input }: { readonly input: ListInput }, context: GraphqlContext) =>
      listViews(input, context, { filter: [], isShown: ({ type }) => type === 'GLOBAL' }),
  },

  mutations: {
    async createView(
      {
        input,
      }: { readonly input: ViewInput & { readonly viewType: string; readonly definition: DefinitionInput } },
      context: GraphqlContext,
    ) {
      if (input.viewType === 'GLOBAL') await context.require(managers);
      const urn = newUrn(viewType);
      const info = withoutNulls({
        name: requireText(input.name ?? '', 'input.name'),
        description: input.description,
        type: input.viewType,
        definition: toDefinition(input.definition),
        created: stampOf(context),
        lastModified: stampOf(context),
      });
      // Anybody may have views of their own.
      await editAspects(unguarded(context), [{ urn, aspect: viewAspect, change: () => info }]);
      return stubOf(urn);
    },

    async updateView(
      { urn, input }: { readonly urn: string; readonly input: ViewInput },
      context: GraphqlContext,
    ) {
      await requireOwnView(context, urn);
      const { name, description, definition } = input;
      if (name != null) requireText(name, 'input.name');
      const changes = withoutNulls({
        name,
        description,
        definition: definition && toDefinition(definition),
        lastModified: stampOf(context),
      });
      await editAspects(unguarded(context), [
        { urn, aspect: viewAspect, change: (present) => ({ ...present, ...changes }) },
      ]);
      return stubOf(urn);
    },

    async deleteView({ urn }: { readonly urn: string }, context: GraphqlContext) {
      await requireOwnView(context, urn);
      await deleteEverywhere(context, urn);
      return true;
    },
  },

  fields: {
    DataHubView: {
      name: infoOf((info) => textAt(info, 'name') ?? ''),
      viewType: infoOf(({ type }) => type ?? 'GLOBAL'),
      description: infoOf(({ description }) => description),
      definition: infoOf((info) => fromDefinition(objectAt(info, 'definition'))),
    },
  },
};

interface Listing {
  readonly filter: ReturnType<typeof toFilter>;
  readonly isShown: (info: JsonObject) => boolean;
}

/** Newest first. Of which type a view is, search does not index. */
async function listViews(input: ListInput, { session }: GraphqlContext, { filter, isShown }: Listing) {
  const window = windowOf(input);
  const sort = newestFirst('createdAt');
  const all = await readAll(session, {
    entityType: viewType,
    aspect: viewAspect,
    filter,
    sort,
    query: input.query,
  });
  const { items, ...page } = slicePage(
    all.filter(({ value }) => isShown(value)),
    window,
  );
  return { ...page, views: items.map(({ urn }) => stubOf(urn)) };
}

/**
 * Requires that the caller made the view, or that it is global and the caller manages these.
 *
 * @throws RequestError `NOT_FOUND`; CatalogueError `FORBIDDEN`
 */
async function requireOwnView(context: GraphqlContext, urn: string): Promise<void> {
  requireType(context, urn, 'urn', viewType);
  const info = (await context.unguarded.aspect(urn, viewAspect))?.value;
  if (!info) throw new RequestError('NOT_FOUND', `${urn} does not exist`);
  if (objectAt(info, 'created').actor === context.actor) return;
  if (info.type === 'GLOBAL') return context.require(managers);
  if (context.accessControl) throw forbidden(managers, urn);
}
