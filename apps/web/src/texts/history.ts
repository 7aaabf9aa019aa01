import { wordsOf } from './format.ts';

/** Types of ownership whose symbols are no words, or say no more than that somebody is an owner. */
const owners: Readonly<Record<string, string>> = {
  NONE: 'owner',
  CUSTOM: 'owner',
  DATAOWNER: 'data owner',
};

const ownerOf = (type: string): string => {
  const words = owners[type] ?? wordsOf(type).toLowerCase();
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
};

export const historyTexts = {
  none: 'No changes are recorded.',
  category: wordsOf,
  version: (version: string) => `Version ${version.replace(/-computed$/, '')}`,
  /** A sentence of the server about an owner: ` became TECHNICAL_OWNER of it.` */
  owner: (text: string) => text.replace(/\b[A-Z][A-Z_]+\b/g, ownerOf).replace(' of it', ''),
  /** Where a change is about a column. */
  column: (path: string) => `${path}: `,
} as const;
