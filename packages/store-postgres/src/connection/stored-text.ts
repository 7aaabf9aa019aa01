/*
 * PostgreSQL takes no NUL in a text. It is written as a pair of U+0001, and U+0001 as itself and U+0002: the order of texts
 * stays, and what begins or ends with a text, or has it in it.
 */

const [nul, mark, second] = ['\0', '\u0001', '\u0002'];

/** A text as it is stored, and as it is compared with what is stored. */
export const toStored = (text: string): string =>
  text.includes(mark) || text.includes(nul)
    ? text.replaceAll(mark, mark + second).replaceAll(nul, mark + mark)
    : text;

/** A stored text as it was. */
export function fromStored(stored: string): string {
  const [first = '', ...others] = stored.split(mark);
  if (others.length === 0) return stored;
  let text = first;
  // A pair of marks leaves an empty part between them.
  for (let i = 0; i < others.length; i++) {
    const part = others[i] ?? '';
    if (part.startsWith(second)) text += mark + part.slice(1);
    else text += nul + (others[++i] ?? '');
  }
  return text;
}
