// The smallest pieces of a Python module: names, strings, doc strings.

/** Words that Python reserves. */
const keywords = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from ' +
    'global if import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

/** The attribute of a field: `or` gives `or_`. */
export const escapeName = (name: string): string => (keywords.has(name) ? `${name}_` : name);

/** The member of an enumeration. Python keeps names between underscores for itself: `_NATIVE_` gives `NATIVE`. */
export const escapeSymbol = (symbol: string): string => escapeName(symbol.replace(/^_+|_+$/g, '') || symbol);

/** A string literal; what JSON escapes, Python reads the same. */
export const quote = (text: string): string => JSON.stringify(text);

const lineWidth = 110;

/** The doc string of the class or attribute above, inside a class. */
export function docString(text: string): string[] {
  const indent = '    ';
  const safe = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"').replace(/"$/, '\\"');
  if (!safe.includes('\n') && safe.length + indent.length + 6 <= lineWidth) return [`${indent}"""${safe}"""`];
  const lines = safe.split('\n').flatMap((line) => wrap(line, lineWidth - indent.length - 3));
  return [`"""${lines[0]}`, ...lines.slice(1), '"""'].map((line) => (line === '' ? '' : indent + line));
}

/** Breaks a line at spaces. */
function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
