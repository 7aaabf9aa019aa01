/** A column as a text describes it, before its sources are looked up. */
export interface ParsedColumn {
  readonly name: string;
  /** Type in the notation of PostgreSQL; undefined: that of the first source. */
  readonly type: string | undefined;
  readonly nullable: boolean;
  readonly isKey: boolean;
  readonly description: string | undefined;
  /** Ids of tags. */
  readonly tags: readonly string[];
  /** Name of a glossary term. */
  readonly term: string | undefined;
  /** Column that it refers to, such as `crm.customers.customer_id`. */
  readonly reference: string | undefined;
  /** Columns that it is computed from, such as `stg_shop__orders.placed_at`; a table alone has a column of the same name. */
  readonly sources: readonly string[];
}

/** A table as a text describes it. */
export interface ParsedTable {
  readonly name: string;
  readonly description: string | undefined;
  readonly columns: readonly ParsedColumn[];
}

/**
 * Reads tables from a text: `# name: description`, then a line for each column. A column has a name, a type (`?` after it
 * if the value may be missing), and any of `pk`, `->table.column` (foreign key), `<table.column,…` (sources), `#tag` and
 * `@Glossary term`, then its description behind a colon. Without a type, it has that of its first source.
 *
 * @throws SyntaxError for a line of no such form.
 */
export function parseTables(text: string): ParsedTable[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n');
      const [, name, description] = /^# (\S+?)(?:: (.+))?$/.exec(head) ?? [];
      if (name === undefined) throw new SyntaxError(`No head of a table: ${head}`);
      return { name, description, columns: lines.map(parseColumn) };
    });
}

export function parseColumn(line: string): ParsedColumn {
  const [, head = '', description] = /^(.+?)(?:: (.+))?$/.exec(line) ?? [];
  const [beforeTerm = '', term] = head.split(' @');
  const [name = '', ...rest] = beforeTerm.split(' ');
  const type = /^[a-z]/.test(rest[0] ?? '') && rest[0] !== 'pk' ? rest.shift() : undefined;
  const flags = rest.map((word) => /^(pk|->|<|#)(.*)$/.exec(word) ?? failOn(line));
  const flagged = (mark: string) => flags.find(([, found]) => found === mark)?.[2];
  return {
    name,
    type: type?.replace(/\?$/, ''),
    nullable: type?.endsWith('?') ?? false,
    isKey: flagged('pk') !== undefined,
    description,
    tags: flags.flatMap(([, found, tag = '']) => (found === '#' ? [tag] : [])),
    term: term?.trim(),
    reference: flagged('->'),
    sources: flagged('<')?.split(',') ?? [],
  };
}

function failOn(line: string): never {
  throw new SyntaxError(`No column: ${line}`);
}
