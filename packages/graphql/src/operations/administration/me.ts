import type { Privilege } from '@colophon/catalogue';
import type { GraphqlContext } from '../../context.ts';
import { stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { isUserManager } from './user-managers.ts';

/** What an interface shows to whom: by flag, the privileges of which any one will do. */
const flags: Readonly<Record<string, readonly Privilege[]>> = {
  viewAnalytics: ['VIEW_ANALYTICS', 'GET_ANALYTICS_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS'],
  managePolicies: ['MANAGE_POLICIES'],
  generatePersonalAccessTokens: ['GENERATE_PERSONAL_ACCESS_TOKENS'],
  createDomains: ['CREATE_DOMAINS', 'MANAGE_DOMAINS'],
  manageDomains: ['MANAGE_DOMAINS'],
  createLogicalModels: ['CREATE_LOGICAL_MODELS'],
  manageIngestion: ['MANAGE_INGESTION'],
  manageSecrets: ['MANAGE_SECRETS'],
  manageTokens: ['MANAGE_ACCESS_TOKENS'],
  viewTests: ['VIEW_TESTS'],
  manageTests: ['MANAGE_TESTS'],
  manageGlossaries: ['MANAGE_GLOSSARIES'],
  manageDocuments: ['MANAGE_DOCUMENTS'],
  manageUserCredentials: ['MANAGE_USER_CREDENTIALS'],
  createTags: ['CREATE_TAGS', 'MANAGE_TAGS'],
  manageTags: ['MANAGE_TAGS'],
  viewManageTags: ['VIEW_MANAGE_TAGS'],
  manageGlobalViews: ['MANAGE_GLOBAL_VIEWS'],
  manageGlobalSettings: ['MANAGE_GLOBAL_SETTINGS'],
  manageOwnershipTypes: ['MANAGE_GLOBAL_OWNERSHIP_TYPES'],
  manageGlobalAnnouncements: ['MANAGE_GLOBAL_ANNOUNCEMENTS'],
  createBusinessAttributes: ['CREATE_BUSINESS_ATTRIBUTE', 'MANAGE_BUSINESS_ATTRIBUTE'],
  manageBusinessAttributes: ['MANAGE_BUSINESS_ATTRIBUTE'],
  manageStructuredProperties: ['MANAGE_STRUCTURED_PROPERTIES'],
  viewStructuredPropertiesPage: ['VIEW_STRUCTURED_PROPERTIES_PAGE'],
  manageFeatures: ['MANAGE_FEATURES'],
  manageHomePageTemplates: ['MANAGE_HOME_PAGE_TEMPLATES'],
  manageServiceAccounts: ['MANAGE_SERVICE_ACCOUNTS'],
};

const edit: readonly Privilege[] = ['EDIT_ENTITY'];
const remove: readonly Privilege[] = ['DELETE_ENTITY'];

/** Who asks, and what an interface shows them. */
export const me: Subject = {
  queries: {
    me: (_: unknown, { actor }: GraphqlContext) => ({ corpUser: stubOf(actor) }),
  },
  fields: {
    AuthenticatedUser: {
      async platformPrivileges(_: unknown, __: unknown, context: GraphqlContext) {
        const { may } = context;
        const held = await Promise.all(
          Object.entries(flags).map(async ([flag, anyOf]) => [flag, await may(anyOf)] as const),
        );
        // Who changes and deletes everything does so with structured properties and applications, too.
        const mayAll = (await may(edit)) && (await may(remove));
        const byFlag = Object.fromEntries(held);
        return {
          ...byFlag,
          manageIdentities: await isUserManager(context),
          manageStructuredProperties: byFlag.manageStructuredProperties || mayAll,
          manageApplications: mayAll,
        };
      },
    },
  },
};
