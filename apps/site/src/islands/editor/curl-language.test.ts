import { highlightTree, tagHighlighter, tags } from '@lezer/highlight';
import { expect, it } from 'vitest';
import { curlLanguage } from './curl-language.ts';

const inks = tagHighlighter([
  { tag: tags.function(tags.variableName), class: 'command' },
  { tag: tags.string, class: 'text' },
  { tag: tags.comment, class: 'comment' },
]);

/** The coloured pieces of a text, one after the other. */
function colour(code: string): string[] {
  const pieces: string[] = [];
  highlightTree(curlLanguage.parser.parse(code), inks, (from, to, ink) =>
    pieces.push(`${ink}: ${code.slice(from, to)}`),
  );
  return pieces;
}

it('distinguishes the command from its arguments', () => {
  expect(colour('curl -s http://localhost:8080/config')).toEqual([
    'command: curl',
    'text: -s',
    'text: http://localhost:8080/config',
  ]);
});

it('continues a command after a backslash, and starts another on a new line', () => {
  expect(colour('curl -s \\\n  a\ncurl b # two')).toEqual([
    'command: curl',
    'text: -s',
    'text: a',
    'command: curl',
    'text: b',
    'comment: # two',
  ]);
});

it('reads quoted text over several lines as one token', () => {
  expect(colour(`curl --data '{\n  "a": 1 }' "b\\"c"\ncurl d`)).toEqual([
    'command: curl',
    'text: --data',
    "text: '{",
    'text:   "a": 1 }\'',
    'text: "b\\"c"',
    'command: curl',
    'text: d',
  ]);
});
