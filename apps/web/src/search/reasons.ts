import { stepsOf } from '../entity/columns/steps-of.ts';
import { matchTexts } from '../texts/matches.ts';
import { excerpt, hasMark } from '../ui/marks.ts';

/** A value in which the server found the words. */
export interface Match {
  readonly name: string;
  readonly value: string;
  readonly entity: { readonly card: { readonly name: string } } | null;
}

/** Where something was found: the field in words, and what is in it. */
export interface Reason {
  readonly field: string;
  readonly values: readonly string[];
  /** How many further values of the field there are. */
  readonly more: number;
}

interface Named {
  readonly name: string;
  readonly qualifiedName?: string | null;
  readonly description?: string | null;
}

const mostValues = 3;
const longestValue = 80;
/** Fields whose values are the name, or say the same as it. */
const nameFields = new Set([
  'name',
  'id',
  'title',
  'displayName',
  'fullName',
  'qualifiedName',
  '_entityName',
]);
const descriptionFields = new Set(['description', 'editedDescription', 'definition', 'about']);
/** What says least comes last. */
const lastFields = new Set(['urn', 'browsePaths', 'browsePathV2']);

/**
 * Why something was found, where that is not to be seen from its name and description anyway.
 *
 * @param shown Texts that are shown of it besides its name.
 */
export function reasonOf(
  card: Named,
  matches: readonly Match[],
  words: readonly string[],
  shown: readonly string[] = [],
): Reason | undefined {
  const isNameSeen = hasMark(card.name, words);
  const found = matches.filter(
    ({ name, value }) =>
      !(nameFields.has(name) && (isNameSeen || value === card.name)) &&
      !(descriptionFields.has(name) && shown.some((text) => hasMark(text, words))),
  );
  const [best] = found.toSorted((a, b) => rank(a) - rank(b));
  if (best === undefined) return undefined;
  const same = found.filter(({ name }) => wordsOfField(name) === wordsOfField(best.name));
  const values = [...new Set(same.map((match) => shownValueOf(match, words)))];
  return {
    field: wordsOfField(best.name, values.length),
    values: values.slice(0, mostValues),
    more: Math.max(0, values.length - mostValues),
  };
}

const rank = ({ name }: Match): number =>
  lastFields.has(name) ? 3 : descriptionFields.has(name) ? 2 : nameFields.has(name) ? 0 : 1;

/** What people call a field: `column`, not `fieldPaths`. */
export function wordsOfField(field: string, count = 1): string {
  const known = Object.hasOwn(matchTexts.fields, field)
    ? (matchTexts.fields as Readonly<Record<string, readonly [string, string]>>)[field]
    : undefined;
  if (known) return count === 1 ? known[0] : known[1];
  return field
    .replace(/^structuredProperties\./, '')
    .replace(/^_/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
}

function shownValueOf({ name, value, entity }: Match, words: readonly string[]): string {
  if (name === 'fieldPaths') return stepsOf(value).join('.');
  if (entity) return entity.card.name;
  return excerpt(value.replace(/\s+/g, ' ').trim(), words, longestValue);
}

/** Why a name was suggested: the name itself, or the qualified name or the place that hold the words. */
export function reasonOfSuggestion(card: Named, words: readonly string[]): Reason | undefined {
  if (hasMark(card.name, words)) return { field: matchTexts.name, values: [], more: 0 };
  if (card.qualifiedName && hasMark(card.qualifiedName, words))
    return { field: matchTexts.qualifiedName, values: [card.qualifiedName], more: 0 };
  return undefined;
}
