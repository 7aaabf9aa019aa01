import { isDeepStrictEqual } from 'node:util';
import type { Block } from './blocks.ts';
import { withoutMarks } from './mutation-marks.ts';
import type { Recorded } from './names/recording.ts';
import { type Outcome, type PageOptions, type PageRun, PageRunner } from './page-runner.ts';
import type { State } from './state.ts';
import { blocksFor, checkLabels, labelsOf } from './tabs.ts';

/** What a run of a page in each of its labels may be given. */
export interface TabsOptions {
  /** The labels to run; without them, all of the page but Python. */
  readonly labels?: readonly string[];
  /** What the run with a label is given; `undefined` is the label of a page without tabs. */
  readonly optionsFor?: (label: string | undefined) => PageOptions;
}

/** What came of the runs of a page. */
export interface TabsRun {
  readonly outcomes: ReadonlyMap<Block, Outcome>;
  readonly recorded: readonly Recorded[];
}

/**
 * Runs a page once for each label of its tabs, each time on a fresh catalogue, and holds what the catalogue has after each
 * set of tabs against the first run: tabs say the same thing, whatever language a reader chooses. What mutations of GraphQL
 * always write besides is left aside.
 */
export async function runTabs(
  page: string,
  blocks: readonly Block[],
  { labels = labelsOf(blocks).filter((label) => label !== 'Python'), optionsFor }: TabsOptions = {},
): Promise<TabsRun> {
  const [wrong] = checkLabels(blocks);
  if (wrong !== undefined) throw new Error(`docs/${page}, ${wrong}`);
  const outcomes = new Map<Block, Outcome>();
  const recorded: Recorded[] = [];
  let first: { readonly label: string | undefined; readonly run: PageRun } | undefined;
  for (const label of labels.length > 0 ? labels : [undefined]) {
    const run = await new PageRunner(page, optionsFor?.(label)).run(blocksFor(blocks, label));
    for (const [block, outcome] of run.outcomes) outcomes.set(block, outcome);
    recorded.push(...run.recorded);
    first ??= { label, run };
    const comparable = (state: State = {}) => (label === 'GraphQL' ? withoutMarks(page, state) : state);
    for (const [set, after] of run.states) {
      const state = comparable(after);
      const expected = comparable(first.run.states.get(set));
      if (isDeepStrictEqual(state, expected)) continue;
      const line = blocks.find(({ tab }) => tab?.set === set)?.line;
      throw new Error(
        `docs/${page}, line ${line}: after these tabs, the catalogue of a reader of ${label} differs from that of a reader of ${first.label}:\n${difference(expected, state)}`,
      );
    }
  }
  return { outcomes, recorded };
}

/** The entries that differ, one a line. */
function difference(expected: Readonly<Record<string, unknown>>, actual: Readonly<Record<string, unknown>>) {
  const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return [...keys]
    .filter((key) => !isDeepStrictEqual(expected[key], actual[key]))
    .map((key) => `${key}\n  ${JSON.stringify(expected[key])}\n  ${JSON.stringify(actual[key])}`)
    .join('\n');
}
