/** What the note at the foot of a page is made from. All of it is known when the page is built. */
export interface ColophonFacts {
  /** What a printer made the page from; nothing when somebody wrote it. */
  origin: string | undefined;
  /** The source file, from the root of the repository. */
  source: string;
  folio: number;
  pages: number;
}

/** The note that closes a page: how this page was made, and nothing that is not so. */
export function colophonText({ origin, source, folio, pages }: ColophonFacts): string {
  const made = origin === undefined ? 'set from' : `printed from ${origin} by way of`;
  return `This page was ${made} ${source}, in Young Serif and Figtree. It is the ${ordinal(folio)} of ${pages} pages.`;
}

const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' };

/** 1st, 2nd, 3rd, 11th. */
export function ordinal(value: number): string {
  return `${value}${endings[rules.select(value)]}`;
}
