/** A variable as text refers to it, or what is wrong with the reference. */
export interface Expansion {
  /** The text with the values in place of the references. */
  readonly text: string;
  /** Names and values that were inserted. */
  readonly values: ReadonlyMap<string, string>;
  /** What is wrong, each a sentence. */
  readonly problems: readonly string[];
}

/** Values of variables, by name. */
export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Expands the variables in a text of a recipe, as DataHub does: `${NAME}` anywhere, and `$NAME` where the text begins
 * with a variable. `${NAME:-default}`, `${NAME:+other}` and `${NAME:?message}` work as in a shell, and `\$` is a `$`.
 * A text without any of these remains as it is: `pa$word` is a password.
 */
export function expandVariables(text: string, variables: Variables): Expansion {
  const isBraced = /\$\{.+\}/s.test(text);
  if (!isBraced && !text.startsWith('$')) return { text, values: new Map(), problems: [] };
  const expander = new Expander(variables);
  const expanded = expander.expand(text, true);
  // As DataHub: a text such as "$5" that only looks like a variable is kept.
  if (!isBraced && expander.problems.length > 0) return { text, values: new Map(), problems: [] };
  return { text: expanded, values: expander.values, problems: expander.problems };
}

const isNameCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}_]/u.test(character);

class Expander {
  readonly values = new Map<string, string>();
  readonly problems: string[] = [];
  readonly #variables: Variables;

  constructor(variables: Variables) {
    this.#variables = variables;
  }

  /** @param strict True if a variable without a value is a problem; false inside a default. */
  expand(text: string, strict: boolean): string {
    let result = '';
    let i = 0;
    while (i < text.length) {
      const character = text[i] as string;
      const next = text[i + 1];
      if (character === '\\' && (next === '$' || next === '\\')) {
        result += next;
        i += 2;
      } else if (character === '$' && next === '{') {
        const end = closingBrace(text, i + 2);
        if (end === undefined) {
          this.problems.push('a variable lacks its closing brace');
          return result + text.slice(i);
        }
        result += this.#braced(text.slice(i + 2, end), strict);
        i = end + 1;
      } else if (character === '$' && isNameCharacter(next)) {
        let end = i + 1;
        while (isNameCharacter(text[end])) end++;
        result += this.#plain(text.slice(i + 1, end), strict);
        i = end;
      } else {
        result += character;
        i++;
      }
    }
    return result;
  }

  #plain(name: string, strict: boolean): string {
    const value = this.#variables[name];
    if (value === undefined && strict) this.problems.push(notSet(name));
    return this.#note(name, value ?? '');
  }

  #braced(content: string, strict: boolean): string {
    const [, name = '', operator, operand = ''] = /^(\w*)(?::?([-=+?])(.*))?$/su.exec(content) ?? [];
    if (name === '') {
      this.problems.push(
        `\${${content}} is no variable; expected \${NAME}, \${NAME:-default}, \${NAME:+other} or \${NAME:?message}`,
      );
      return '';
    }
    const value = this.#variables[name];
    switch (operator) {
      case '-':
      case '=':
        return value ? this.#note(name, value) : this.expand(operand, false);
      case '+':
        return value ? this.expand(operand, false) : '';
      case '?':
        if (!value) this.problems.push(operand === '' ? notSet(name) : `${notSet(name)} ${operand}`);
        return this.#note(name, value ?? '');
      default:
        return this.#plain(name, strict);
    }
  }

  #note(name: string, value: string): string {
    if (value !== '') this.values.set(name, value);
    return value;
  }
}

const notSet = (name: string): string =>
  `the variable ${name} is not set; set it, or write \${${name}:-default}.`;

/** Position of the brace that closes one before `from`; undefined if none does. */
function closingBrace(text: string, from: number): number | undefined {
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    if (text[i] === '{') depth++;
    else if (text[i] === '}' && depth-- === 0) return i;
  }
  return undefined;
}
