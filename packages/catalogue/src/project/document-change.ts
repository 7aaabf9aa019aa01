import type { Registry } from '@colophon/schema';
import type { DocumentChange, SearchDocument } from '../ports/search-index.ts';
import type { TextWeight } from '../search/text-weights.ts';
import { readyForSearch, writtenTexts } from './document.ts';

/** What a store has to do to get from one search document of an entity to the next. */
export function documentChange(
  registry: Registry,
  before: SearchDocument | undefined,
  after: SearchDocument,
): DocumentChange {
  const written = writtenTexts(registry, after);
  const isSameText = before !== undefined && isSame(writtenTexts(registry, before), written);
  return { after, ...(!isSameText && { texts: readyForSearch(written) }) };
}

const isSame = (a: Record<TextWeight, string>, b: Record<TextWeight, string>): boolean =>
  a.name === b.name && a.text === b.text && a.strong === b.strong && a.weak === b.weak;
