import type { Block } from './blocks.ts';
import { type Outcome, outcomeNames } from './page-runner.ts';

/** What became of the blocks, by language and outcome, as a table of plain text. */
export function reportOutcomes(outcomes: ReadonlyMap<Block, Outcome>, durationMs: number): string {
  const languages = [...new Set([...outcomes.keys()].map(({ language }) => language))].sort();
  const count = (outcome: Outcome, language?: string): number =>
    [...outcomes].filter(
      ([block, other]) => other === outcome && (language === undefined || block.language === language),
    ).length;
  const row = (name: string, cells: readonly (string | number)[]): string =>
    name.padEnd(14) + cells.map((cell) => String(cell).padStart(10)).join('');
  return [
    `Samples: ${outcomes.size} blocks in ${Math.round(durationMs / 1000)} s`,
    row('', [...languages, 'all']),
    ...outcomeNames.map((outcome) =>
      row(outcome, [...languages.map((language) => count(outcome, language)), count(outcome)]),
    ),
  ].join('\n');
}
