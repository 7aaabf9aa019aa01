import type { Privilege } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { deleteWithReferences } from './delete-entity.ts';
import { createEntity, newUrn } from './new-entity.ts';
import { given, objectsAt, requireText, textsAt } from './text.ts';

type PromptType = 'STRUCTURED_PROPERTY' | 'FIELDS_STRUCTURED_PROPERTY';
type FormType = 'VERIFICATION' | 'COMPLETION';

interface CreatePromptInput {
  readonly id?: string | null;
  readonly title: string;
  readonly description?: string | null;
  readonly type: PromptType;
  readonly structuredPropertyParams?: { readonly urn: string } | null;
  readonly required?: boolean | null;
}

interface CreateFormInput {
  readonly id?: string | null;
  readonly name: string;
  readonly description?: string | null;
  readonly type?: FormType | null;
  readonly prompts?: readonly CreatePromptInput[] | null;
  readonly actors?: {
    readonly owners?: boolean | null;
    readonly users?: readonly string[] | null;
    readonly groups?: readonly string[] | null;
  } | null;
}

interface ActorsUpdate {
  readonly owners?: boolean | null;
  readonly usersToAdd?: readonly string[] | null;
  readonly usersToRemove?: readonly string[] | null;
  readonly groupsToAdd?: readonly string[] | null;
  readonly groupsToRemove?: readonly string[] | null;
}

interface UpdateFormInput {
  readonly urn: string;
  readonly name?: string | null;
  readonly description?: string | null;
  readonly type?: FormType | null;
  readonly promptsToAdd?: readonly CreatePromptInput[] | null;
  readonly promptsToRemove?: readonly string[] | null;
  readonly actors?: ActorsUpdate | null;
}

const managers: readonly Privilege[] = ['MANAGE_DOCUMENTATION_FORMS'];
const aspect = 'formInfo';

export const forms: Subject = {
  mutations: {
    async createForm(
      { input }: { readonly input: CreateFormInput },
      context: GraphqlContext,
    ): Promise<EntityStub | undefined> {
      await context.require(managers);
      const { id, name, description, type, actors } = input;
      requireText(name, 'input.name');
      requireActors(context, actors?.users, actors?.groups);
      const prompts = readPrompts(context, input.prompts, 'input.prompts');
      const urn = await newUrn(context, 'form', id);
      const info = {
        name,
        description,
        type,
        prompts,
        actors: given({
          owners: actors?.owners ?? true,
          users: actors?.users && [...actors.users],
          groups: actors?.groups && [...actors.groups],
        }),
      };
      await createEntity(context, urn, { [aspect]: given(info) });
      return stubOf(urn);
    },

    async updateForm(
      { input }: { readonly input: UpdateFormInput },
      context: GraphqlContext,
    ): Promise<EntityStub | undefined> {
      const { urn, name, description, type, actors, promptsToRemove } = input;
      requireType(context, urn, 'input.urn', 'form');
      await context.require(managers);
      if (typeof name === 'string') requireText(name, 'input.name');
      requireActors(context, actors?.usersToAdd, actors?.groupsToAdd);
      const added = readPrompts(context, input.promptsToAdd, 'input.promptsToAdd');
      if (!(await context.aspects.load(urn, aspect)))
        throw new RequestError('INVALID_REQUEST', `input.urn: ${urn} does not exist, or is empty`);
      const removed = new Set<unknown>(promptsToRemove ?? []);
      await editAspects(context, [
        {
          urn,
          aspect,
          change: (present) =>
            present && {
              ...present,
              ...given({ name, description, type }),
              prompts: [...objectsAt(present, 'prompts').filter(({ id }) => !removed.has(id)), ...added],
              ...(actors && { actors: actorsOf(present.actors as JsonObject | undefined, actors) }),
            },
        },
      ]);
      return stubOf(urn);
    },

    async deleteForm(
      { input: { urn } }: { readonly input: { readonly urn: string } },
      context: GraphqlContext,
    ) {
      requireType(context, urn, 'input.urn', 'form');
      await context.require(managers);
      await requireExisting(context, [urn], 'input.urn');
      await deleteWithReferences(context, urn);
      return true;
    },
  },
};

function readPrompts(
  context: GraphqlContext,
  prompts: readonly CreatePromptInput[] | null | undefined,
  place: string,
): JsonObject[] {
  return (prompts ?? []).map(({ id, title, description, type, structuredPropertyParams, required }, i) => {
    requireText(title, `${place}[${i}].title`);
    if (!structuredPropertyParams)
      throw new RequestError(
        'INVALID_REQUEST',
        `${place}[${i}].structuredPropertyParams: a prompt of the type ${type} asks for a structured property`,
      );
    const urn = requireType(
      context,
      structuredPropertyParams.urn,
      `${place}[${i}].structuredPropertyParams.urn`,
      'structuredProperty',
    );
    return {
      id: typeof id === 'string' ? requireText(id, `${place}[${i}].id`) : crypto.randomUUID(),
      title,
      type,
      structuredPropertyParams: { urn },
      required: required ?? false,
      ...given({ description }),
    };
  });
}

function requireActors(
  context: GraphqlContext,
  users: readonly string[] | null | undefined,
  groups: readonly string[] | null | undefined,
): void {
  for (const user of users ?? []) requireType(context, user, 'input.actors: users', 'corpuser');
  for (const group of groups ?? []) requireType(context, group, 'input.actors: groups', 'corpGroup');
}

function actorsOf(present: JsonObject | undefined, update: ActorsUpdate): JsonObject {
  const changed = (
    list: 'users' | 'groups',
    added: readonly string[] | null | undefined,
    removed: readonly string[] | null | undefined,
  ) =>
    [...new Set([...textsAt(present, list), ...(added ?? [])])].filter(
      (urn) => !(removed ?? []).includes(urn),
    );
  return {
    owners: true,
    ...present,
    ...given({ owners: update.owners }),
    users: changed('users', update.usersToAdd, update.usersToRemove),
    groups: changed('groups', update.groupsToAdd, update.groupsToRemove),
  };
}
