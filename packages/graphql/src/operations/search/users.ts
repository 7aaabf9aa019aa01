import { forbidden } from '@colophon/catalogue';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { without } from './input/filters.ts';
import type { SearchInput } from './input/search-input.ts';
import { findPage } from './results/find-page.ts';

/** Finding people, for those who manage them. */
export const searchingUsers: Subject = {
  queries: {
    async searchUsers(
      { input }: { readonly input: SearchInput },
      context: GraphqlContext,
      info: GraphQLResolveInfo,
    ) {
      const manages =
        (await context.may(['MANAGE_USERS_AND_GROUPS'])) ||
        ((await context.may(['UPDATE_USERS'])) && (await context.may(['UPDATE_GROUPS'])));
      if (!manages) throw forbidden(['MANAGE_USERS_AND_GROUPS']);
      return findPage(context, { ...input, types: ['CORP_USER'] }, info, {
        also: [[without('typeNames', ['SERVICE_ACCOUNT'])]],
      });
    },
  },
};
