import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchesJson, matchesOutput } from '../samples/compare.ts';
import { type Stage, setStage } from './browser.ts';
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

beforeAll(async () => {
  stage = await setStage();
  ways = new Map();
  const page = await stage.open('/docs');
  for (const record of await fetchRecords(stage.address)) {
    const found = await page.evaluate(readWays, pathOf(record));
    if (found.some((way) => way.length > 0)) ways.set(record.id, found);
  }
});

afterAll(() => stage?.[Symbol.asyncDispose]());

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
        language: frame.getAttribute('data-run') === 'sh' ? 'sh' : 'ts',
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

describe('the samples of the pages', () => {
  test('print in the reader’s browser what their pages show', async () => {
    const sandbox = await sandboxOf(await stage.open('/docs'));
    const different: string[] = [];
    let count = 0;
    for (const [number, [page, all]] of [...ways].entries()) {
      // The pages of entities are of one kind: one way through each, another one from page to page.
      const isOneOfMany = page.startsWith('generated/');
      const taken = isOneOfMany ? all.filter((_, index) => index === number % all.length) : all;
      for (const blocks of taken) {
        // The pages show what a catalogue answers that was empty before.
        await sandbox.reset('nothing');
        const printed = await runAll(sandbox, blocks);
        count += blocks.length;
        for (const [index, { sample, shown }] of blocks.entries()) {
          if (isAsShown(shown, printed[index])) continue;
          different.push(`${page}:\n${sample.code}\nshows\n${shown}\nand printed\n${printed[index]}`);
        }
      }
    }
    console.log(`${count} runs of samples on ${ways.size} pages`);
    expect(different).toEqual([]);
    expect(ways.size).toBeGreaterThanOrEqual(30);
  }, 600_000);
});
