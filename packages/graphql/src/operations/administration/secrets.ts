import { CatalogueError } from '@colophon/catalogue';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { editAspects, unguarded } from '../../writing/edit-aspects.ts';
import { requireFound, requireType } from '../../writing/requirements.ts';
import { findPage, type ListInput, newestFirst } from './page.ts';
import { requireUnseal } from './require-unseal.ts';
import { requireText, stampOf, textAt, urnOf, withoutNulls } from './values.ts';

interface SecretInput {
  readonly name: string;
  readonly value: string;
  readonly description?: string | null;
}

const entityType = 'dataHubSecret';
const aspect = 'dataHubSecretValue';
const managers = ['MANAGE_SECRETS'] as const;
/** Secrets that a recipe may name. */
const maxSecrets = 1000;

/** The aspects of secrets, which nobody reads through a session: their values are for those who manage secrets. */
async function readSecrets({ unguarded: session }: GraphqlContext, urns: readonly string[]) {
  const views = urns.length === 0 ? [] : await session.entities(urns, [aspect]);
  return new Map(views.flatMap(({ urn, aspects }) => aspects.map(({ value }) => [urn, value] as const)));
}

/** Secrets: values that recipes refer to by name. */
export const secrets: Subject = {
  queries: {
    async listSecrets({ input }: { readonly input: ListInput }, context: GraphqlContext) {
      await context.require(managers);
      const { urns, ...page } = await findPage(context.session, entityType, input, {
        sort: newestFirst('createdTime'),
      });
      const values = await readSecrets(context, urns);
      const secrets = urns.map((urn) => ({
        urn,
        name: textAt(values.get(urn), 'name') ?? '',
        description: textAt(values.get(urn), 'description'),
      }));
      return { ...page, secrets };
    },

    /** In the order that was asked for, without those that do not exist. For programs: a browser shows no secret. */
    async getSecretValues(
      { input: { secrets: names } }: { readonly input: { readonly secrets: readonly string[] } },
      context: GraphqlContext,
    ) {
      await context.require(managers);
      const unseal = requireUnseal(context);
      if (context.session.context.principal.by === 'session')
        throw new CatalogueError(
          'FORBIDDEN',
          'The values of secrets are for programs, which have an access token',
        );
      if (names.length > maxSecrets)
        throw new RequestError(
          'INVALID_REQUEST',
          `input.secrets: expected at most ${maxSecrets} names, got ${names.length}`,
        );
      const urns = names.map((name) => urnOf(context, entityType, name, 'input.secrets'));
      const values = await readSecrets(context, urns);
      return names.flatMap((name, at) => {
        const urn = urns[at] ?? '';
        const sealed = textAt(values.get(urn), 'value');
        if (sealed === undefined) return [];
        const value = unseal(sealed, urn);
        if (value !== undefined) return [{ name, value }];
        throw new RequestError(
          'CONFLICT',
          `input.secrets: the secret ${JSON.stringify(name)} was encrypted with a key that this server no longer has; set its value again`,
        );
      });
    },
  },

  mutations: {
    async createSecret({ input }: { readonly input: SecretInput }, context: GraphqlContext) {
      await context.require(managers);
      const urn = urnOf(context, entityType, input.name, 'input.name');
      const { name, value, description } = input;
      await editAspects(unguarded(context), [
        {
          urn,
          aspect,
          change(present) {
            if (present)
              throw new RequestError(
                'INVALID_REQUEST',
                `input.name: a secret of the name ${JSON.stringify(name)} exists already`,
              );
            return withoutNulls({ name, value, description, created: stampOf(context) });
          },
        },
      ]);
      return urn;
    },

    async updateSecret(
      { input }: { readonly input: SecretInput & { readonly urn: string } },
      context: GraphqlContext,
    ) {
      await context.require(managers);
      const urn = requireType(context, input.urn, 'input.urn', entityType);
      requireText(input.name, 'input.name');
      await requireFound(context, urn);
      const { name, value, description } = input;
      await editAspects(unguarded(context), [
        {
          urn,
          aspect,
          change: (present) =>
            withoutNulls({ name, value, description, created: present?.created ?? stampOf(context) }),
        },
      ]);
      return urn;
    },

    async deleteSecret({ urn }: { readonly urn: string }, context: GraphqlContext) {
      await context.require(managers);
      await context.session.deleteEntity(requireType(context, urn, 'urn', entityType));
      context.refresh();
      return urn;
    },
  },
};
