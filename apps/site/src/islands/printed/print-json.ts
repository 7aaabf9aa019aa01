/**
 * A value as the pages show it: what fits into the width is on one line, the rest is spread out. `before` is what
 * is in the first line already.
 */
export function printJson(value: unknown, width: number, indent = '', before = indent): string {
  const line = inLine(value);
  if (typeof value !== 'object' || value === null || before.length + line.length <= width) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item) => inner + printJson(item, width, inner))
    : Object.entries(value).map(([name, field]) => {
        const start = `${inner}${JSON.stringify(name)}: `;
        return start + printJson(field, width, inner, start);
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

/** The same in one line, with the spaces that make it readable. */
function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${inLine(field)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
