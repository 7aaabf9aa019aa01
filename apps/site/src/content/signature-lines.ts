const LONGEST = 76;

/**
 * A signature as it is printed: on one line where that is short, else with each parameter, or each alternative of a
 * type, on its own line.
 */
export function signatureLines(code: string): string {
  if (code.length <= LONGEST) return code;
  const [head, alternatives] = splitAt(code, /^type \w+ = /);
  if (head)
    return [head.trimEnd(), ...outermost(alternatives, ' | ').map((part) => `  | ${part}`)].join('\n');
  const start = code.indexOf('(');
  const end = closing(code, start);
  if (start < 0 || end < 0) return code;
  const parameters = outermost(code.slice(start + 1, end), ', ').map((part) => `  ${part},\n`);
  return `${code.slice(0, start)}(\n${parameters.join('')}${code.slice(end)}`;
}

function splitAt(code: string, pattern: RegExp): [string, string] {
  const [head = ''] = pattern.exec(code) ?? [];
  return [head, code.slice(head.length)];
}

/** The parts between separators outside brackets. */
function outermost(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    depth += step(text, i);
    if (depth > 0 || !text.startsWith(separator, i)) continue;
    parts.push(text.slice(start, i));
    start = i + separator.length;
  }
  return [...parts, text.slice(start)];
}

/** Where the bracket ends that opens at the start. */
function closing(text: string, start: number): number {
  let depth = 0;
  for (let i = start; i >= 0 && i < text.length; i++) {
    depth += step(text, i);
    if (depth === 0) return i;
  }
  return -1;
}

/** How much deeper a character leads. An arrow is no bracket. */
function step(text: string, i: number): number {
  const character = text.charAt(i);
  if ('([{<'.includes(character)) return 1;
  if (')]}'.includes(character)) return -1;
  return character === '>' && text.charAt(i - 1) !== '=' ? -1 : 0;
}
