import type { Finding } from './finding.ts';
import type { Text } from './text.ts';

/** Finds words of the project's dictionary that stand out of order, twice, or in no text any more. */
export function checkDictionary(file: string, source: string, texts: readonly Text[]): Finding[] {
  const prose = texts.map((text) => text.source.toLowerCase()).join('\n');
  const words = source.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const sorted = words.toSorted((a, b) => a.localeCompare(b, 'en'));
  return words.flatMap((word, index) => {
    const line = source.split('\n').indexOf(word) + 1;
    const at = (message: string): Finding => ({ file, line, column: 1, message });
    if (words.indexOf(word) !== index) return [at(`"${word}" stands twice`)];
    if (!prose.includes(word.toLowerCase())) return [at(`no text has the word "${word}"`)];
    return word === sorted[index] ? [] : [at(`"${word}" is out of order: expected "${sorted[index]}" here`)];
  });
}
