import type { JsonObject } from '@colophon/schema';
import type { GraphqlContext } from '../../context.ts';
import { stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { editAspects, unguarded } from '../../writing/edit-aspects.ts';
import { objectAt, textAt } from './values.ts';
import { requireView } from './view-info.ts';

const settingsUrn = 'urn:li:globalSettings:0';
const aspect = 'globalSettingsInfo';

/**
 * The settings of the catalogue. As a whole they are for those who manage them, since settings of providers are among
 * them. What the resolvers take out of them is for everybody.
 */
export const readSettings = async ({ unguarded: session }: GraphqlContext): Promise<JsonObject> =>
  (await session.aspect(settingsUrn, aspect))?.value ?? {};

/** Changes one part of the settings. The privilege for it is required before. */
async function changeSettings(
  context: GraphqlContext,
  part: string,
  change: (present: JsonObject) => JsonObject,
): Promise<true> {
  await editAspects(unguarded(context), [
    {
      urn: settingsUrn,
      aspect,
      change: (present = {}) => ({ ...present, [part]: change(objectAt(present, part)) }),
    },
  ]);
  return true;
}

/** Settings for everybody. */
export const settings: Subject = {
  queries: {
    globalViewsSettings: async (_: unknown, context: GraphqlContext) => ({
      defaultView: textAt(objectAt(await readSettings(context), 'views'), 'defaultView'),
    }),

    docPropagationSettings: async (_: unknown, context: GraphqlContext) => ({
      docColumnPropagation:
        objectAt(await readSettings(context), 'docPropagation').columnPropagationEnabled === true,
    }),

    globalHomePageSettings: async (_: unknown, context: GraphqlContext) => ({
      defaultTemplate: stubOf(objectAt(await readSettings(context), 'homePage').defaultTemplate) ?? null,
    }),

    /** DataHub tells of its own releases here. */
    latestProductUpdate: () => null,
  },

  mutations: {
    async updateGlobalViewsSettings(
      { input: { defaultView } }: { readonly input: { readonly defaultView?: string | null } },
      context: GraphqlContext,
    ) {
      await context.require(['MANAGE_GLOBAL_VIEWS']);
      const view =
        defaultView == null ? {} : { defaultView: await requireView(context, defaultView, 'GLOBAL') };
      return changeSettings(context, 'views', () => view);
    },

    async updateDocPropagationSettings(
      {
        input: { docColumnPropagation },
      }: { readonly input: { readonly docColumnPropagation?: boolean | null } },
      context: GraphqlContext,
    ) {
      await context.require(['MANAGE_FEATURES']);
      return changeSettings(context, 'docPropagation', (present) => ({
        enabled: true,
        ...present,
        ...(docColumnPropagation != null && { columnPropagationEnabled: docColumnPropagation }),
      }));
    },

    async updateApplicationsSettings(
      { input: { enabled } }: { readonly input: { readonly enabled?: boolean | null } },
      context: GraphqlContext,
    ) {
      await context.require(['MANAGE_FEATURES']);
      return changeSettings(context, 'applications', (present) => ({
        enabled: false,
        ...present,
        ...(enabled != null && { enabled }),
      }));
    },
  },
};
