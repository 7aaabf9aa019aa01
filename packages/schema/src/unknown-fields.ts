/** A field that its record in the model does not have. */
export interface UnknownField {
  /** Where the first of them is, as a JSON pointer: `/fields/0/colour`. */
  readonly path: string;
  /** The same for every position in an array and every key of a map, these as a star. */
  readonly pattern: string;
  /** Names of the fields that the record has, in the order of the model. */
  readonly expected: readonly string[];
}

/** How many fields one message lists; the rest is counted. */
const maxListed = 10;
/** Longest name for which similar ones are looked for. */
const maxNameLength = 60;

/** One line for each field: where it is, which fields there are, and which of them may be meant. */
export function describeUnknownFields(fields: readonly Omit<UnknownField, 'pattern'>[]): string {
  const lines = fields.slice(0, maxListed).map(({ path, expected }) => describeUnknownField(path, expected));
  if (fields.length > maxListed) lines.push(`and ${fields.length - maxListed} more`);
  return lines.join('; ');
}

/** The same for one. DataHub's clients recognise an unknown field by this phrase. */
export const describeUnknownField = (path: string, expected: readonly string[]): string =>
  `${path}: unrecognized field found but not allowed, expected ${listNames(expected)}${suggest(path, expected)}`;

function listNames(names: readonly string[]): string {
  if (names.length === 0) return 'an object without fields';
  if (names.length === 1) return `${names[0]}`;
  const more = names.length - maxListed;
  return `one of ${names.slice(0, maxListed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function suggest(path: string, expected: readonly string[]): string {
  const similar = similarNames(path.slice(path.lastIndexOf('/') + 1), expected);
  return similar.length > 0 ? ` (did you mean ${similar.join(' or ')}?)` : '';
}

/** At most three names that a misspelt one may be meant to be, nearest first. */
export function similarNames(name: string, names: readonly string[]): readonly string[] {
  if (name.length > maxNameLength) return [];
  const limit = Math.max(1, Math.floor(name.length / 3));
  return names
    .map((other) => ({ other, distance: distanceOf(name.toLowerCase(), other.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ other }) => other);
}

/** Number of letters to insert, delete, replace or swap with their neighbour; one for a name that begins with the other. */
function distanceOf(a: string, b: string): number {
  if (a === b) return 0;
  const shorter = Math.min(a.length, b.length);
  if (shorter >= 4 && a.slice(0, shorter) === b.slice(0, shorter)) return 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let distance = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        distance = Math.min(distance, (beforeLast[j - 2] ?? 0) + 1);
      row.push(distance);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
