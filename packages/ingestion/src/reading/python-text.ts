/** A value as Python prints it, so that custom properties are the same whichever program has read them. */
export function pythonText(value: unknown): string {
  return typeof value === 'string' ? value : printed(value);
}

function printed(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(printed).join(', ')}]`;
  if (typeof value === 'object')
    return `{${Object.entries(value)
      .map(([key, one]) => `${quoted(key)}: ${printed(one)}`)
      .join(', ')}}`;
  return String(value);
}

/** In single quotes, unless only double ones need no escape. */
function quoted(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
  if (text.includes("'") && !text.includes('"')) return `"${escaped}"`;
  return `'${escaped.replaceAll("'", "\\'")}'`;
}

/** JSON with spaces, as Python writes it. */
export function pythonJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(pythonJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${pythonJson(one)}`);
  return `{${entries.join(', ')}}`;
}
