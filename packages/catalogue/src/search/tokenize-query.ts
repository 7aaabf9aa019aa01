import type { Condition } from './query.ts';

/** A search term: a leaf of the query tree. */
export interface Leaf {
  readonly kind: 'leaf';
  /** Search field to look in; absent looks in all texts. */
  readonly field?: string;
  readonly match:
    | 'words'
    | 'phrase'
    | 'prefix'
    | 'anything'
    | Extract<Condition, `${'GREATER' | 'LESS'}_THAN${string}`>;
  /** What was written, without the marks that `match` was read from. */
  readonly text: string;
}

export type Token = Leaf | { readonly kind: 'field'; readonly name: string } | { readonly kind: Sign };
type Sign = '(' | ')' | 'AND' | 'OR' | 'NOT';

/** Cuts a query into tokens; undefined when a quotation mark is unmatched. `isField` recognises field names. */
export function tokenizeQuery(input: string, isField: (name: string) => boolean): Token[] | undefined {
  const pieces = /\s+|(?<sign>[()])|"(?<phrase>[^"]*)"|(?<run>[^\s()"]+)|(?<fault>")/gu;
  const tokens: Token[] = [];
  for (const { 0: piece, index, groups = {} } of input.matchAll(pieces)) {
    if (groups.fault !== undefined) return undefined;
    if (groups.sign !== undefined) tokens.push({ kind: groups.sign as '(' | ')' });
    if (groups.phrase !== undefined) tokens.push({ kind: 'leaf', match: 'phrase', text: groups.phrase });
    const next = input.charAt(index + piece.length);
    if (groups.run !== undefined) tokens.push(...readRun(groups.run, next, isField));
  }
  return tokens;
}

/** A token: an operator, a word, or a field with its value. `next` is the index of the character after it. */
function readRun(run: string, next: string, isField: (name: string) => boolean): Token[] {
  if (run === 'AND' || run === 'OR' || run === 'NOT') return [{ kind: run }];
  const [, name = '', value = ''] = /^([A-Za-z_][\w.]*):(?!li:)(.*)$/su.exec(run) ?? [];
  if (!isField(name) || (value === '' && next !== '"' && next !== '(')) return [readWord(run)];
  return [{ kind: 'field', name }, ...(value === '' ? [] : [readComparison(value) ?? readWord(value)])];
}

function readWord(run: string): Leaf {
  if (run === '*') return { kind: 'leaf', match: 'anything', text: '' };
  const isPrefix = run.endsWith('*');
  return { kind: 'leaf', match: isPrefix ? 'prefix' : 'words', text: isPrefix ? run.slice(0, -1) : run };
}

const comparisons = {
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL_TO',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL_TO',
} as const;

function readComparison(value: string): Leaf | undefined {
  const [, sign, text = ''] = /^([<>]=?)(.+)$/su.exec(value) ?? [];
  return sign === undefined
    ? undefined
    : { kind: 'leaf', match: comparisons[sign as keyof typeof comparisons], text };
}
