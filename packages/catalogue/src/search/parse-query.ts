import { type Leaf, type Token, tokenizeQuery } from './tokenize-query.ts';

/** A query as it was written. */
export type ParsedQuery =
  | Leaf
  | { readonly kind: 'all' | 'any'; readonly of: readonly ParsedQuery[] }
  | { readonly kind: 'not'; readonly of: ParsedQuery };

/** Nesting of groups; anything deeper is read as plain text. */
const maxDepth = 50;

/**
 * Reads the query language. It has one form for people and programs; a query that opens with `/q ` means the same.
 *
 * - `orders customer`: both words, in any order, or their other forms: `order`, `customers`, `cust`.
 * - `"customer orders"`: these words, next to each other, as they are.
 * - `ord*`: words that begin so. `*` alone is everything.
 * - `a AND b`, `a OR b`, `NOT a`, in capital letters. Side by side means AND, which binds closer than OR.
 * - `(a OR b) c`: parentheses group.
 * - `name:orders`, `tags:"urn:li:tag:pii"`, `platform:(mysql OR hive)`: in that field of the model; a URN may be
 *   given by its last part. `owners:*` asks for any value, `rowCount:>1000` for greater ones (`>=`, `<`, `<=`).
 *   A name that is no search field is a word like any other.
 *
 * @returns undefined when the text is no query, such as one with a single quotation mark; it never throws.
 */
export function parseQuery(input: string, isField: (name: string) => boolean): ParsedQuery | undefined {
  const tokens = tokenizeQuery(input, isField);
  if (!tokens) return undefined;
  const parser = new Parser(tokens);
  const query = parser.any(0);
  return parser.isAtEnd ? query : undefined;
}

/** Recursive descent; each method returns undefined if the tokens do not match its rule. */
class Parser {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.#next === this.#tokens.length;
  }

  /** any := all ("OR" all)* */
  any(depth: number, field?: string): ParsedQuery | undefined {
    const parts: ParsedQuery[] = [];
    do {
      const part = this.#all(depth, field);
      if (!part) return undefined;
      parts.push(part);
    } while (this.#take('OR'));
    return join('any', parts);
  }

  /** all := one ("AND"? one)* */
  #all(depth: number, field: string | undefined): ParsedQuery | undefined {
    const parts: ParsedQuery[] = [];
    do {
      const part = this.#one(depth, field);
      if (!part) return undefined;
      const last = parts.at(-1);
      // Words side by side are read as one text: together they may have a synonym.
      if (isPlainWords(last) && isPlainWords(part))
        parts.splice(-1, 1, { ...last, text: `${last.text} ${part.text}` });
      else parts.push(part);
    } while (this.#take('AND') || this.#begins());
    return join('all', parts);
  }

  /** one := "NOT" one | "(" any ")" | field one | leaf */
  #one(depth: number, field: string | undefined): ParsedQuery | undefined {
    const token = this.#tokens[this.#next++];
    if (depth > maxDepth) return undefined;
    if (token?.kind === 'NOT') {
      const of = this.#one(depth + 1, field);
      return of && { kind: 'not', of };
    }
    if (token?.kind === '(') {
      const inside = this.any(depth + 1, field);
      return this.#take(')') ? inside : undefined;
    }
    if (token?.kind === 'field') return field === undefined ? this.#one(depth + 1, token.name) : undefined;
    if (token?.kind === 'leaf') return field === undefined ? token : { ...token, field };
    return undefined;
  }

  #begins(): boolean {
    const kind = this.#tokens[this.#next]?.kind;
    return kind === 'leaf' || kind === 'field' || kind === 'NOT' || kind === '(';
  }

  #take(kind: Token['kind']): boolean {
    const isThere = this.#tokens[this.#next]?.kind === kind;
    if (isThere) this.#next++;
    return isThere;
  }
}

function join(kind: 'all' | 'any', parts: readonly ParsedQuery[]): ParsedQuery | undefined {
  return parts.length === 1 ? parts[0] : { kind, of: parts };
}

const isPlainWords = (query: ParsedQuery | undefined): query is Leaf =>
  query?.kind === 'leaf' && query.match === 'words' && query.field === undefined;
