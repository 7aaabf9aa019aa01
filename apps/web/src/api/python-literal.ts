/** A value of JSON as Python writes it. */
export function pythonLiteral(value: unknown, indent = ''): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  // What JSON escapes, Python escapes alike; between quotation marks, it has nothing that JSON does not have.
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}    `;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const items = Array.isArray(value)
    ? value.map((item) => pythonLiteral(item, inner))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${pythonLiteral(item, inner)}`);
  if (items.length === 0) return `${open}${close}`;
  return `${open}\n${items.map((item) => `${inner}${item},`).join('\n')}\n${indent}${close}`;
}
