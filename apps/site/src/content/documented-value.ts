import printed from '../../../../docs/values.json' with { type: 'json' };

/** A value of the code: words as they are, or a list of what is set as code. */
export type Value = string | readonly string[];

/** How several are written one after the other. */
export const lists = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};
/** The word before the last of several. */
export type Join = keyof typeof lists;

const values: Readonly<Record<string, Value>> = printed;

/**
 * The value of a name in `docs/values.ts`.
 *
 * @throws Error that names the nearest names there are.
 */
export function documentedValue(name: string): Value {
  if (Object.hasOwn(values, name) && values[name] !== undefined) return values[name];
  const group = name.slice(0, name.lastIndexOf('.') + 1);
  const near = Object.keys(values).filter((other) => group !== '' && other.startsWith(group));
  const known = near.length > 0 ? `; it has ${near.slice(0, 8).join(', ')}` : '';
  throw new Error(
    `docs/values.ts has no value "${name}"${known}. Add it there, and run \`npm run generate\`.`,
  );
}

/** The value as one text, for a place that takes no more. */
export function valueText(name: string): string {
  const value = documentedValue(name);
  return typeof value === 'string' ? value : value.join(', ');
}

/** The value in Markdown. */
export function valueInMarkdown(name: string, join: Join = 'or'): string {
  const value = documentedValue(name);
  return typeof value === 'string' ? value : lists[join].format(value.map((part) => `\`${part}\``));
}
