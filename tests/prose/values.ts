import type { Finding } from './finding.ts';
import { attributeOf, findingAt, type Node, spanOf, type Text } from './text.ts';

/** Words that make a number near them a default or a limit. */
const claims =
  /\b(by default|defaults? (?:is|are|of|to)|default:|at most|at least|limited to|limit (?:is|of)|maximum|minimum|no more than|up to|longest)\b/i;
/** A number in figures, as a word of the sentence or as code. */
const figures = /(?<![\w.#/-])`?\d[\d,._]*`?(?: ?(?:%|[kKMG]i?B|ms|s)\b)?(?![\w/-])/g;

/** Pages that a printer wrote take what they say from the code as it is. */
const isPrinted = ({ source }: Text): boolean => source.includes('{/* Printed by ');

/**
 * Finds defaults, limits and enumerations that are typed on a page, where the code has them: `<Value of="…" />` and
 * `defaultOf="…"` read them from there.
 */
export function checkValues(
  text: Text,
  enumerations: Readonly<Record<string, readonly string[]>>,
): Finding[] {
  if (!text.file.endsWith('.mdx') || isPrinted(text)) return [];
  return text.nodes.flatMap((node) => [
    ...typedDefault(text, node),
    ...(node.type === 'paragraph' || node.type === 'tableCell'
      ? [...typedNumbers(text, node), ...typedSymbols(text, node, enumerations)]
      : []),
  ]);
}

function typedDefault(text: Text, node: Node): Finding[] {
  const value = attributeOf(node, 'default');
  if (value === undefined) return [];
  return [
    findingAt(
      text,
      spanOf(node)[0],
      `expected defaultOf with a name of docs/values.ts, got default="${value}"`,
    ),
  ];
}

/** A claim in one sentence says nothing of a number in the next. */
function typedNumbers(text: Text, node: Node): Finding[] {
  const [start, end] = spanOf(node);
  return sentencesOf(text.source.slice(start, end)).flatMap(([sentence, at]) => {
    if (!claims.test(sentence)) return [];
    const words = sentence.replaceAll(/\]\([^)]*\)|<[^>]*>|`[^`\d][^`]*`/g, (hidden) =>
      ' '.repeat(hidden.length),
    );
    return Array.from(words.matchAll(figures), ({ 0: number, index }) =>
      findingAt(
        text,
        start + at + index,
        `expected <Value of="…" />, got ${number.trim()} typed, and the code may change it`,
      ),
    );
  });
}

/** A sentence that names all symbols of an enumeration with three or more. A table that explains each is no list of them. */
function typedSymbols(
  text: Text,
  node: Node,
  enumerations: Readonly<Record<string, readonly string[]>>,
): Finding[] {
  const [start, end] = spanOf(node);
  const written = text.source.slice(start, end);
  if (written.startsWith('|')) return [];
  return sentencesOf(written).flatMap(([sentence, at]) => {
    const named = new Set(Array.from(sentence.matchAll(/`([^`]+)`/g), ([, code]) => code));
    return Object.entries(enumerations)
      .filter(([, symbols]) => symbols.length >= 3 && symbols.every((symbol) => named.has(symbol)))
      .map(([name]) => findingAt(text, start + at, `expected <Value of="${name}" />, got its symbols typed`));
  });
}

/** The sentences of a paragraph, or the cells of a table, each with the place where it begins. */
function sentencesOf(text: string): [sentence: string, at: number][] {
  let at = 0;
  return text.split(/(?<=[.;:] |\|)/).map((sentence) => {
    at += sentence.length;
    return [sentence, at - sentence.length];
  });
}
