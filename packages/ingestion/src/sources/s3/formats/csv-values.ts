/** Types of values in text files, by the names that DataHub gives them, from special to general. */
const types = [
  ['duration', /^-?P(?=.)(\d+Y)?(\d+M)?(\d+W)?(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?$/],
  ['object', /^\{.*\}$/s],
  ['array', /^\[.*\]$/s],
  ['datetime', /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?$/],
  ['time', /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/],
  ['date', /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/],
  ['integer', /^[+-]?\d+$/],
  ['number', /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$|^[+-]?INF$|^NaN$/],
  ['boolean', /^(true|True|TRUE|false|False|FALSE)$/],
] as const;

/** Type of a value in a text file. */
export type TextType = (typeof types)[number][0] | 'string';

/** All types that a text may be of, the most special first. `string` always is one. */
function typesOf(text: string): TextType[] {
  const found: TextType[] = types.filter(([, pattern]) => pattern.test(text)).map(([type]) => type);
  if ((found[0] === 'object' || found[0] === 'array') && !isJson(text)) found.shift();
  // Each whole number is a number, too.
  found.push('string');
  return found;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Counts the types of a column. Three quarters of the values decide, so that a few wrong ones do no harm. */
export class TypeCounter {
  readonly #counts = new Map<TextType, number>();
  #values = 0;

  add(text: string): void {
    if (text === '') return;
    this.#values += 1;
    for (const type of typesOf(text)) this.#counts.set(type, (this.#counts.get(type) ?? 0) + 1);
  }

  /** The type of the column; `string` if it has no values. */
  get type(): TextType {
    for (const [type] of types)
      if ((this.#counts.get(type) ?? 0) >= this.#values * 0.75 && this.#values > 0) return type;
    return 'string';
  }
}
