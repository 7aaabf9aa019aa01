import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchesJson, matchesOutput } from '../samples/compare.ts';
import { type Stage, setStage } from './browser.ts';
import { PassedWays, sandboxAssets } from './passed-ways.ts';
import { type Sample, sandboxOf } from './sandbox-engine.ts';
import { fetchRecords, pathOf } from './site-pages.ts';

/** A block of a page that runs in the sandbox. */
interface Block {
  readonly sample: Sample;
  /** What the page shows that it prints. */
  readonly shown: string | undefined;
}

let stage: Stage;
let ways: Map<string, readonly (readonly Block[])[]>;
let passed: PassedWays;

beforeAll(async () => {
  stage = await setStage();
  passed = new PassedWays(stage.browser.version());
  ways = new Map();
  const page = await stage.open('/docs');
  for (const record of await fetchRecords(stage.address)) {
    const found = await page.evaluate(readWays, pathOf(record));
    if (found.some((way) => way.length > 0)) ways.set(record.id, found);
  }
});

afterAll(async () => {
  passed?.save();
  await stage?.[Symbol.asyncDispose]();
});

/**
 * The ways on which a reader may go through a page, one for each label of its tabs: of every set the tab of that name, or
 * the first that runs.
 */
async function readWays(address: string): Promise<Block[][]> {
  const html = await (await fetch(address)).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const frames = [...page.querySelectorAll('.code[data-run]')];
  const panelOf = (frame: Element) => frame.closest<HTMLElement>('[data-tabs] > [data-label]');
  const labels = new Set(frames.map((frame) => panelOf(frame)?.dataset.label ?? ''));
  if (labels.size > 1) labels.delete('');
  const isOnWay = (frame: Element, label: string): boolean => {
    const panel = panelOf(frame);
    const runnable = [...(panel?.parentElement?.children ?? [])].filter((each) =>
      each.querySelector('.code[data-run]'),
    );
    return (
      (runnable.find((each) => each.getAttribute('data-label') === label) ?? runnable[0] ?? null) === panel
    );
  };
  const toBlock = (frame: Element): Block => {
    const next = frame.nextElementSibling;
    return {
      sample: {
        language: (frame.getAttribute('data-run') ?? 'ts') as Sample['language'],
        code: frame.querySelector('pre')?.textContent ?? '',
      },
      shown: next?.matches('.code--output') ? (next.querySelector('pre')?.textContent ?? '') : undefined,
    };
  };
  return [...labels].map((label) => frames.filter((frame) => isOnWay(frame, label)).map(toBlock));
}

/** What each block prints, its fault included. A run ends with the first that fails; the next run begins behind it. */
async function runAll(sandbox: Awaited<ReturnType<typeof sandboxOf>>, blocks: readonly Block[]) {
  const printed: string[] = [];
  while (printed.length < blocks.length) {
    const outcomes = await sandbox.run(...blocks.slice(printed.length).map(({ sample }) => sample));
    if (typeof outcomes === 'string') throw new Error(outcomes);
    printed.push(...outcomes.map(({ output, fault }) => output + (fault?.message ?? '')));
  }
  return printed;
}

/** A block without output prints nothing that matters, but no fault either. */
const isAsShown = (shown: string | undefined, printed = ''): boolean =>
  shown === undefined
    ? !/^\w*(?:Error|colophon|curl): /m.test(printed)
    : matchesOutput(shown, printed) || matchesJson(shown, printed);

/** The ways through a page that are run. */
function waysToRun(isPython: boolean): (readonly [page: string, way: readonly Block[]])[] {
  return [...ways].flatMap(([page, all], number) => {
    const own = all.filter((way) => way.some(({ sample }) => sample.language === 'py') === isPython);
    // The pages of entities are of one kind: one way through each, another one from page to page.
    const taken = page.startsWith('generated/')
      ? own.filter((_, index) => index === number % own.length)
      : own;
    return taken.map((way) => [page, way] as const);
  });
}

/** Runs the ways one after the other, and returns the blocks that printed something else than their page shows. */
async function findDifferences(chosen: ReturnType<typeof waysToRun>): Promise<string[]> {
  const changed = chosen.filter((pageAndWay) => !passed.has(pageAndWay));
  console.log(
    `${describeWays(changed)} run in the browser; skipped, since neither they nor the code of the sandbox have changed since they passed: ${describeWays(chosen.filter((way) => !changed.includes(way)))}`,
  );
  if (changed.length === 0) return [];
  const sandbox = await sandboxOf(await stage.open('/docs'));
  const different: string[] = [];
  for (const pageAndWay of changed) {
    const [page, blocks] = pageAndWay;
    // The pages show what a catalogue answers that was empty before. Python, once loaded, stays.
    await sandbox.reset('nothing');
    const printed = await runAll(sandbox, blocks);
    const differences = blocks.flatMap(({ sample, shown }, index) =>
      isAsShown(shown, printed[index])
        ? []
        : [`${page}:\n${sample.code}\nshows\n${shown}\nand printed\n${printed[index]}`],
    );
    if (differences.length === 0) passed.add(pageAndWay);
    different.push(...differences);
  }
  return different;
}

const describeWays = (some: ReturnType<typeof waysToRun>): string =>
  `${some.reduce((sum, [, blocks]) => sum + blocks.length, 0)} samples on ${new Set(some.map(([page]) => page)).size} pages`;

describe('the samples of the pages', () => {
  test('print in the reader’s browser what their pages show', async () => {
    const chosen = waysToRun(false);
    expect((await findDifferences(chosen)).join('\n\n')).toBe('');
    expect(ways.size).toBeGreaterThanOrEqual(30);
  }, 600_000);

  // All of them, since each may use something that the browser's Python lacks, and one start of Python serves all: a
  // sample then takes a few hundredths of a second. That the same samples run under CPython is a matter of interop.
  test('print it in Python, too', async () => {
    const chosen = waysToRun(true);
    expect((await findDifferences(chosen)).join('\n\n')).toBe('');
    expect(chosen.length).toBeGreaterThanOrEqual(100);
  }, 600_000);

  test('run again when the code that runs them changes', () => {
    const names = sandboxAssets().map((name) => name.replace(/-\w+\./, '.'));
    // The workers, the command line in one of its parts, and the database.
    expect(names).toEqual(
      expect.arrayContaining(['sandbox-worker.js', 'python-worker.js', 'search.js', 'sqlite3.wasm']),
    );
    expect(names.some((name) => name.endsWith('.css'))).toBe(false);
  });
});
