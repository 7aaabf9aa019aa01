import type { Privilege } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import type { GraphqlContext } from '../../context.ts';
import type { EntityStub } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireFound, requireType } from '../../writing/requirements.ts';
import { given, type Optional } from './values.ts';

interface UserUpdate {
  readonly displayName?: Optional<string>;
  readonly title?: Optional<string>;
  readonly aboutMe?: Optional<string>;
  readonly teams?: Optional<readonly string[]>;
  readonly skills?: Optional<readonly string[]>;
  readonly pictureLink?: Optional<string>;
  readonly slack?: Optional<string>;
  readonly phone?: Optional<string>;
  readonly email?: Optional<string>;
  readonly platformUrns?: Optional<readonly string[]>;
  readonly personaUrn?: Optional<string>;
}

interface GroupUpdate {
  readonly description?: Optional<string>;
  readonly slack?: Optional<string>;
  readonly email?: Optional<string>;
  readonly pictureLink?: Optional<string>;
}

interface Args<Input> {
  readonly urn: string;
  readonly input: Input;
}

/** Fields by which people are reached, which have a privilege of their own. */
const contactFields = ['slack', 'phone', 'email'];

/** What users and groups say of themselves. What an update leaves out stays as it is. */
export const people: Subject = {
  mutations: {
    async updateCorpUserProperties({ urn, input }: Args<UserUpdate>, context: GraphqlContext) {
      requireType(context, urn, 'urn', 'corpuser');
      const { platformUrns, personaUrn, teams, skills, ...texts } = input;
      for (const platform of platformUrns ?? [])
        requireType(context, platform, 'input.platformUrns', 'dataPlatform');
      if (personaUrn) {
        requireType(context, personaUrn, 'input.personaUrn', 'dataHubPersona');
        await requireFound(context, personaUrn);
      }
      const fields = given({
        ...texts,
        teams: teams && [...teams],
        skills: skills && [...skills],
        platforms: platformUrns && [...platformUrns],
        persona: personaUrn || null,
      });
      if (urn !== context.actor) await requireRights(context, urn, fields, 'EDIT_USER_PROFILE');
      return merge(context, { urn, entityType: 'corpuser' }, 'corpUserEditableInfo', fields);
    },

    async updateCorpGroupProperties({ urn, input }: Args<GroupUpdate>, context: GraphqlContext) {
      requireType(context, urn, 'urn', 'corpGroup');
      const fields = given({ ...input });
      await requireRights(context, urn, fields, 'EDIT_ENTITY_DOCS');
      return merge(context, { urn, entityType: 'corpGroup' }, 'corpGroupEditableInfo', fields);
    },
  },
};

/** Requires what the fields need: those to reach people, and the others. */
async function requireRights(
  context: GraphqlContext,
  urn: string,
  fields: JsonObject,
  privilege: Privilege,
): Promise<void> {
  const names = Object.keys(fields);
  if (names.some((name) => contactFields.includes(name)))
    await context.require(['EDIT_ENTITY', 'EDIT_CONTACT_INFO'], urn);
  if (names.some((name) => !contactFields.includes(name)))
    await context.require(['EDIT_ENTITY', privilege], urn);
}

async function merge(
  context: GraphqlContext,
  entity: EntityStub,
  aspect: string,
  fields: JsonObject,
): Promise<EntityStub> {
  await editAspects(context, [{ urn: entity.urn, aspect, change: (present) => ({ ...present, ...fields }) }]);
  return entity;
}
