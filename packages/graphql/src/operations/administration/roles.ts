import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { findPage, type ListInput } from './page.ts';
import { textAt } from './values.ts';

/** Text of the info; a role of which nothing is stored is called as its URN ends. */
const infoOf =
  (field: string) =>
  async ({ urn }: EntityStub, _: unknown, { aspects, registry }: GraphqlContext) =>
    textAt(await aspects.load(urn, 'dataHubRoleInfo'), field) ??
    (field === 'name' ? (registry.parseEntityUrn(urn).parts[0] ?? '') : '');

/** Roles, which policies give privileges to. Who has one is a relationship of it. */
export const roles: Subject = {
  queries: {
    async listRoles({ input }: { readonly input: ListInput }, { session }: GraphqlContext) {
      const { urns, ...page } = await findPage(session, 'dataHubRole', input);
      return { ...page, roles: urns.map((urn) => stubOf(urn)) };
    },
  },
  fields: { DataHubRole: { name: infoOf('name'), description: infoOf('description') } },
};
