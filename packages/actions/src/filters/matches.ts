/**
 * Whether a value is as a pattern says: a scalar is equal to it; of a list, one item is equal to the text; of an object,
 * every key matches, where a text is first read as JSON.
 */
export function matches(pattern: unknown, value: unknown): boolean {
  if (Array.isArray(pattern)) return typeof value === 'string' && pattern.includes(value);
  if (isObject(pattern)) {
    const object = typeof value === 'string' ? parsed(value) : value;
    return isObject(object) && Object.entries(pattern).every(([key, wanted]) => matches(wanted, object[key]));
  }
  // YAML's null and a key that is absent are the same for who wrote the pattern.
  return (pattern ?? null) === (value ?? null);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // It is compared as the text that it is, which no object matches.
    return text;
  }
}
