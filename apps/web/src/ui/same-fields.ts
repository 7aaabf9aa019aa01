/** What a form writes, as a text for each of its fields, by their labels. */
export type Fields = Readonly<Record<string, string>>;

export const isSame = (one: Fields, other: Fields): boolean =>
  Object.keys({ ...one, ...other }).every((label) => (one[label] ?? '') === (other[label] ?? ''));

/** The fields in which two versions differ, of the first of them, as a text. */
export const differingText = (shown: Fields, other: Fields): string =>
  Object.entries(shown)
    .filter(([label, value]) => value !== (other[label] ?? ''))
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
