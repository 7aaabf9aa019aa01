import type { CorpUserUpdateInput, ProfileQuery } from '../../../gen/types.ts';
import { profileTexts } from '../../texts/people.ts';
import type { Fields } from '../../ui/same-fields.ts';

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

/** The fields by their labels, as they would be stored. */
export const shownOf = (fields: ProfileFields): Fields => ({
  [profileTexts.displayName]: fields.displayName.trim(),
  [profileTexts.jobTitle]: fields.title.trim(),
  [profileTexts.teams]: teamsOf(fields.teams).join(', '),
  [profileTexts.mail]: fields.email.trim(),
  [profileTexts.picture]: fields.pictureLink.trim(),
  [profileTexts.about]: fields.aboutMe.trim(),
});

/** One version, with some fields of another one. */
export const withChanges = (
  one: ProfileFields,
  other: ProfileFields,
  isTaken: (name: keyof ProfileFields) => boolean,
): ProfileFields => ({
  ...one,
  ...Object.fromEntries(Object.entries(other).filter(([name]) => isTaken(name as keyof ProfileFields))),
});

const teamsOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((team) => team.trim())
    .filter((team) => team !== '');
