import type { CorpUserUpdateInput, ProfileQuery } from '../../../gen/types.ts';

/** What a form has of a profile; what is not stored is the empty text. */
export interface ProfileFields {
  readonly displayName: string;
  readonly title: string;
  /** With commas between them. */
  readonly teams: string;
  readonly email: string;
  readonly pictureLink: string;
  readonly aboutMe: string;
}

/** What is stored of a user: what people said of themselves, or else what the sign-in said. */
export function fieldsOf(user: ProfileQuery['corpUser']): ProfileFields {
  const { properties, editableProperties: edited } = user ?? {};
  return {
    displayName: edited?.displayName ?? properties?.displayName ?? properties?.fullName ?? '',
    title: edited?.title ?? properties?.title ?? '',
    teams: (edited?.teams ?? []).join(', '),
    email: edited?.email ?? properties?.email ?? '',
    pictureLink: edited?.pictureLink ?? '',
    aboutMe: edited?.aboutMe ?? '',
  };
}

/** What was changed, as the server takes it. */
export function inputOf(before: ProfileFields, after: ProfileFields): CorpUserUpdateInput {
  const changed = (Object.keys(after) as (keyof ProfileFields)[]).filter(
    (name) => after[name] !== before[name],
  );
  return Object.fromEntries(
    changed.map((name) => [name, name === 'teams' ? teamsOf(after.teams) : after[name].trim()]),
  );
}

const teamsOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((team) => team.trim())
    .filter((team) => team !== '');
