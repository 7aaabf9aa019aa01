import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { objectAt, stringsAt } from './values.ts';
import { requireView } from './view-info.ts';

interface HomePageInput {
  readonly pageTemplate?: string | null;
  readonly newDismissedAnnouncements?: readonly (string | null)[] | null;
  readonly removePageTemplate?: boolean | null;
}

const settingNames = {
  SHOW_SIMPLIFIED_HOMEPAGE: 'showSimplifiedHomepage',
  SHOW_THEME_V2: 'showThemeV2',
} as const;

/** Settings of the caller's own. */
export const userSettings: Subject = {
  mutations: {
    async updateCorpUserViewsSettings(
      { input: { defaultView } }: { readonly input: { readonly defaultView?: string | null } },
      context: GraphqlContext,
    ) {
      const views =
        defaultView == null ? {} : { defaultView: await requireView(context, defaultView, 'ANY') };
      return changeOwn(context, () => ({ views }));
    },

    updateCorpUserLocaleSettings: (
      { input: { language } }: { readonly input: { readonly language?: string | null } },
      context: GraphqlContext,
    ) =>
      changeOwn(context, () => ({ locale: language == null ? {} : { language: requireLanguage(language) } })),

    updateUserSetting: (
      {
        input: { name, value },
      }: { readonly input: { readonly name: keyof typeof settingNames; readonly value: boolean } },
      context: GraphqlContext,
    ) =>
      changeOwn(context, (present) => ({
        appearance: { ...objectAt(present, 'appearance'), [settingNames[name]]: value },
      })),

    async updateUserHomePageSettings({ input }: { readonly input: HomePageInput }, context: GraphqlContext) {
      const { pageTemplate, newDismissedAnnouncements, removePageTemplate } = input;
      if (pageTemplate != null) {
        requireType(context, pageTemplate, 'input.pageTemplate', 'dataHubPageTemplate');
        await requireExisting(context, [pageTemplate], 'input.pageTemplate');
      }
      const dismissed = (newDismissedAnnouncements ?? []).filter((urn) => urn !== null);
      for (const urn of dismissed) requireType(context, urn, 'input.newDismissedAnnouncements', 'post');
      return changeOwn(context, (present) => {
        const { pageTemplate: before, ...homePage } = objectAt(present, 'homePage');
        const template = removePageTemplate ? undefined : (pageTemplate ?? before);
        const announcements = [...new Set([...stringsAt(homePage, 'dismissedAnnouncements'), ...dismissed])];
        return {
          homePage: {
            ...homePage,
            ...(template !== undefined && { pageTemplate: template }),
            dismissedAnnouncements: announcements,
          },
        };
      });
    },
  },
};

/** Changes parts of the settings of who asks. */
async function changeOwn(
  context: GraphqlContext,
  change: (present: JsonObject | undefined) => JsonObject,
): Promise<true> {
  await editAspects(context, [
    {
      urn: context.actor,
      aspect: 'corpUserSettings',
      change: (present) => ({ appearance: {}, ...present, ...change(present) }),
    },
  ]);
  return true;
}

/** @throws RequestError `INVALID_REQUEST` for what is no tag of a language. */
function requireLanguage(language: string): string {
  try {
    return new Intl.Locale(language).toString();
  } catch {
    throw new RequestError(
      'INVALID_REQUEST',
      `input.language: expected the tag of a language, such as en or de, got ${JSON.stringify(language.slice(0, 100))}`,
    );
  }
}
