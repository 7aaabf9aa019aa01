/** Text as MDX reads it: braces and angle brackets outside code are escaped. */
export const escapeText = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(/[{}<>]/g, '\\$&')))
    .join('');

/** The opening tag of a component. True stands alone, anything else is quoted. */
export function tag(name: string, attributes: Readonly<Record<string, string | true>>): string {
  const parts = Object.entries(attributes).map(([key, value]) =>
    value === true ? key : `${key}=${quote(value)}`,
  );
  return `<${[name, ...parts].join(' ')}>`;
}

/** An attribute in double quotes; one that holds such quotes becomes an expression. */
const quote = (text: string): string => (text.includes('"') ? `{${JSON.stringify(text)}}` : `"${text}"`);
