import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Block } from './blocks.ts';
import { Catalogue } from './catalogue.ts';
import { type Call, keepCalls, measureNames } from './names/measure.ts';
import { nameKinds, reportNames, shareOf } from './names/public-names.ts';
import { type Outcome, samplesFolder } from './page-runner.ts';
import { type Page, readPages, startsItself } from './pages.ts';
import { reportOutcomes } from './report.ts';
import { runTabs, type TabsOptions } from './run-tabs.ts';

const startMs = performance.now();
const pages = (await readPages()).filter(({ blocks }) => blocks.length > 0);
const isEntityPage = ({ page }: Page): boolean => page.startsWith('generated/metamodel/entities/');
const outcomes = new Map<Block, Outcome>();
const calls: Call[] = [];

async function runPage({ page, blocks }: Page, options?: TabsOptions): Promise<void> {
  const run = await runTabs(page, blocks, options);
  for (const [block, outcome] of run.outcomes) outcomes.set(block, outcome);
  calls.push(...run.recorded.map((facts) => ({ page, ...facts })));
}

/** Loading or removing the sample is 24,000 writes. In milliseconds. */
const longestOf = ({ text }: Block): number => (/\bsample (load|remove)\b/.test(text) ? 60_000 : 4_000);
/** A reference has a program for each entry: its time grows with them. In milliseconds. */
const longest = ({ blocks }: Page): number => blocks.reduce((sum, block) => sum + longestOf(block), 60_000);

describe('the samples of the documentation', () => {
  const handWritten = pages.filter((page) => !isEntityPage(page));
  for (const page of handWritten.filter(startsItself))
    it(`run as ${page.page} shows them`, () => runPage(page), longest(page));
  for (const page of handWritten.filter((other) => !startsItself(other)))
    it.concurrent(`run as ${page.page} shows them`, () => runPage(page), longest(page));

  afterAll(() => console.log(reportOutcomes(outcomes, performance.now() - startMs)));

  /**
   * Each entity page writes and reads a URN of its own, so they share a catalogue for each label and run beside each
   * other. The time of all is that of starting Node some four hundred times.
   */
  describe('on the pages of entities', () => {
    const labels = ['TypeScript', 'HTTP', 'CLI'];
    const catalogues = new Map(
      labels.map((label) => [label, new Catalogue(join(samplesFolder, `entities-${label}`))]),
    );

    beforeAll(async () => {
      for (const label of labels) {
        await rm(join(samplesFolder, `entities-${label}`), { recursive: true, force: true });
        await mkdir(join(samplesFolder, `entities-${label}`), { recursive: true });
        await catalogues.get(label)?.start();
      }
    });
    afterAll(() => Promise.all([...catalogues.values()].map((catalogue) => catalogue.end())));

    for (const page of pages.filter(isEntityPage)) {
      it.concurrent(`run as ${page.page} shows them`, () =>
        runPage(page, {
          optionsFor(label) {
            const catalogue = catalogues.get(label ?? '');
            return catalogue ? { shared: { catalogue, urn: urnOf(page) } } : {};
          },
        }));
    }
  });

  it('write to a different URN on each page of an entity', () => {
    const urns = pages.filter((page) => isEntityPage(page) && hasDocument(page)).map(urnOf);
    expect(new Set(urns).size).toBe(urns.length);
  });
});

/** The share that samples use today. Raise it with the samples; it must not fall. */
const reached: Readonly<Record<(typeof nameKinds)[number], number>> = {
  SDK: 0.99,
  HTTP: 0.99,
  CLI: 0.95,
  field: 1,
  symbol: 1,
};
/** So many names of each kind are renamed, to see that a sample fails. */
const renamedPerKind = 2;

describe('the public names', () => {
  let measured: ReturnType<typeof measureNames>;
  beforeAll(() => {
    keepCalls(calls);
    measured = measureNames(pages, calls);
    console.log(reportNames(measured.map(({ use }) => use)));
  });

  it.each(nameKinds)('of the kind %s are used by samples', (kind) => {
    const use = measured.map((other) => other.use).filter((other) => other.kind === kind);
    expect(shareOf(use)).toBeGreaterThanOrEqual(reached[kind]);
  });

  it.each(nameKinds)(
    'of the kind %s make a sample fail when they change',
    async (kind) => {
      const { use, prove } = measured.find((other) => other.use.kind === kind) ?? {};
      const chosen = fc.sample(fc.constantFrom(...(use?.uses.keys() ?? [])), renamedPerKind);
      for (const name of chosen) expect(await prove?.(name), `${name} was renamed`).toBeDefined();
      // The page that shows every command is the longest, and may be drawn twice.
    },
    600_000,
  );
});

const hasDocument = ({ blocks }: Page): boolean => blocks.some(({ flags }) => flags.has('document'));
const urnOf = ({ blocks }: Page): string =>
  JSON.parse(blocks.find(({ flags }) => flags.has('document'))?.text ?? '{}').urn;
