import type { HistoryQuery } from '../../../gen/entity/history/history.ts';
import { historyTexts } from '../../texts/history.ts';

type Transaction = NonNullable<HistoryQuery['getTimeline']>['changeTransactions'][number];
export type StoredChange = NonNullable<NonNullable<Transaction['changes']>[number]>;

/** Text as it is, or an entity that is shown by its name. */
export type Part = string | { readonly urn: string };

/** What a change says, with the entities that it names. */
export function sentenceOf({ category, description, modifier, parameters }: StoredChange): readonly Part[] {
  const values = [modifier, ...(parameters ?? []).map((parameter) => parameter?.value)];
  const parts = partsOf(
    description ?? '',
    values.flatMap((value) => (value?.startsWith('urn:li:') ? [value] : [])),
  );
  return category === 'OWNERSHIP'
    ? parts.map((part) => (typeof part === 'string' ? historyTexts.owner(part) : part))
    : parts;
}

/** The URNs that a sentence has, once each. */
export const urnsOf = (parts: readonly Part[]): readonly string[] => [
  ...new Set(parts.flatMap((part) => (typeof part === 'string' ? [] : [part.urn]))),
];

/** Cuts a text at its URNs. Those that are known may have spaces; others end where their word does. */
export function partsOf(text: string, known: readonly string[] = []): readonly Part[] {
  const longestFirst = known.toSorted((a, b) => b.length - a.length);
  const parts: Part[] = [];
  let from = 0;
  for (let at = text.indexOf('urn:li:'); at >= 0; at = text.indexOf('urn:li:', Math.max(from, at + 1))) {
    const urn = longestFirst.find((each) => text.startsWith(each, at)) ?? urnAt(text.slice(at));
    if (urn === undefined) continue;
    // What is shown as a link needs no quotes.
    const end = at + urn.length;
    const isQuoted = text[at - 1] === "'" && text[end] === "'";
    parts.push(text.slice(from, isQuoted ? at - 1 : at), { urn });
    from = isQuoted ? end + 1 : end;
  }
  return [...parts, text.slice(from)].filter((part) => part !== '');
}

/** The URN with which a text begins: up to the parenthesis that ends it, or to the end of the word. */
function urnAt(text: string): string | undefined {
  const head = /^urn:li:\w+:/.exec(text)?.[0];
  if (head === undefined) return undefined;
  if (text[head.length] !== '(') return /^[^\s'"<>,;)]*[^\s'"<>,;).:]/.exec(text)?.[0];
  let depth = 0;
  for (let at = head.length; at < text.length; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return text.slice(0, at + 1);
  }
  return undefined;
}
