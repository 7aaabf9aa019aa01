import { foldCase, sortTextOf } from '@colophon/catalogue/for-stores';

/** Names of functions that SQLite is given for text beyond ASCII, which its own functions leave as it is. */
export const sqlFunctions = { foldCase: 'fold_case', sortText: 'sort_text' } as const;

/** The words of the full-text index: for each place where one is, its `term`, the entity as `doc`, and `col`. */
export const termTable = 'temp.search_term';

/** Gives a connection {@link termTable}; to be run after the memory of temporary tables is chosen, which removes them. */
export const createTermTable = `CREATE VIRTUAL TABLE ${termTable} USING fts5vocab(main, search_text, instance)`;

/** What the functions do, by their names; every connection that searches has them. */
export const textFunctions: Readonly<Record<string, (text: string) => string>> = {
  [sqlFunctions.foldCase]: foldCase,
  [sqlFunctions.sortText]: sortTextOf,
};
