import type { GraphqlContext } from '../../context.ts';
import { stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../resolvers.ts';
import { findPage, type ListInput } from './page.ts';

/** Roles, which policies give privileges to. Who has one is a relationship of it. */
export const roles: Subject = {
  queries: {
    async listRoles({ input }: { readonly input: ListInput }, { session }: GraphqlContext) {
      const { urns, ...page } = await findPage(session, 'dataHubRole', input);
      return { ...page, roles: urns.map((urn) => stubOf(urn)) };
    },
  },
};
