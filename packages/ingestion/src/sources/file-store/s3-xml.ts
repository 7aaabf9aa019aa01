// Reads the answers of S3: flat documents with a handful of elements, written by machines.

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decode = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name] ?? whole;
  });

/** The content of each element of a name, undecoded. */
export function elementsOf(xml: string, name: string): string[] {
  const found: string[] = [];
  const open = `<${name}>`;
  const close = `</${name}>`;
  for (let from = 0; ; ) {
    const start = xml.indexOf(open, from);
    if (start === -1) return found;
    const end = xml.indexOf(close, start);
    if (end === -1) return found;
    found.push(xml.slice(start + open.length, end));
    from = end + close.length;
  }
}

/** The text of the first element of a name. */
export function textOf(xml: string, name: string): string | undefined {
  const [content] = elementsOf(xml, name);
  return content === undefined ? undefined : decode(content);
}
