import { foldCase, sortTextOf } from '@colophon/catalogue/for-stores';

/** Names of functions that SQLite is given for text beyond ASCII, which its own functions leave as it is. */
export const sqlFunctions = { foldCase: 'fold_case', sortText: 'sort_text' } as const;

/** What the functions do, by their names; every connection that searches has them. */
export const textFunctions: Readonly<Record<string, (text: string) => string>> = {
  [sqlFunctions.foldCase]: foldCase,
  [sqlFunctions.sortText]: sortTextOf,
};
