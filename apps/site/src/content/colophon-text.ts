import { isGeneratedPage } from './page-record.ts';

/** What the note at the foot of a page is made from. All of it is known when the page is built. */
export interface ColophonFacts {
  id: string;
  /** The source file, from the root of the repository. */
  source: string;
  folio: number;
  pages: number;
}

/** The note that closes a page: how this page was made, and nothing that is not so. */
export function colophonText({ id, source, folio, pages }: ColophonFacts): string {
  const origin = isGeneratedPage(id) ? 'printed from the model by way of' : 'set from';
  return `This page was ${origin} ${source}, in Young Serif and the types of the reader’s own machine. It is the ${ordinal(folio)} of ${pages} pages.`;
}

/** 1st, 2nd, 3rd, 11th. */
export function ordinal(value: number): string {
  const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' };
  return `${value}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(value)]}`;
}
