/** A line of a property file: what stands before the first `:`, `=` or space, and after it. */
export interface Property {
  readonly name: string;
  readonly value: string;
  /** The first line is 1. */
  readonly line: number;
}

/**
 * Reads properties as `java.util.Properties` does: comments begin with `#` or `!`, a backslash at the end continues a
 * line, and `\:`, `\t` and `\u0041` are escapes.
 */
export function parseProperties(text: string): readonly Property[] {
  const properties: Property[] = [];
  const lines = text.split(/\r\n|[\n\r]/);
  for (let index = 0; index < lines.length; index++) {
    const line = index + 1;
    let logical = (lines[index] ?? '').trimStart();
    if (/^([#!]|$)/.test(logical)) continue;
    while (/(^|[^\\])(\\\\)*\\$/.test(logical) && index + 1 < lines.length)
      logical = logical.slice(0, -1) + (lines[++index] ?? '').trimStart();
    const [, name = '', value = ''] = /^((?:\\.|[^\\:=\s])*)\s*[:=]?\s*(.*)$/su.exec(logical) ?? [];
    properties.push({ name: unescapeText(name), value: unescapeText(value), line });
  }
  return properties;
}

const escapes: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f' };

const unescapeText = (text: string): string =>
  text.replace(/\\(?:u([0-9a-fA-F]{4})|(.)|$)/gsu, (_, code?: string, character = '') =>
    code === undefined ? (escapes[character] ?? character) : String.fromCharCode(Number.parseInt(code, 16)),
  );
