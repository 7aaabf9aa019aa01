import type { Finding } from './finding.ts';
import { findingAt, spanOf, type Text } from './text.ts';

/** `npm run <name>`, wherever it stands in a piece of code. */
const COMMAND = /\bnpm run ([\w:-]+)/g;

/** Finds commands of the project that a text names in code, in a line or in a block, and that do not exist. */
export function checkCommands(text: Text, scripts: ReadonlySet<string>): Finding[] {
  return text.nodes
    .filter(({ type }) => type === 'inlineCode' || type === 'code')
    .flatMap((node) => {
      const [start, end] = spanOf(node);
      return [...text.source.slice(start, end).matchAll(COMMAND)]
        .filter(([, name = '']) => !scripts.has(name))
        .map(({ 0: command, index }) =>
          findingAt(text, start + index, `the project has no command ${command}`),
        );
    });
}
