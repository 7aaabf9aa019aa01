import { readFileSync } from 'node:fs';
import { glob, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Block, parseBlocks } from './blocks.ts';
import { Catalogue } from './catalogue.ts';
import { type Outcome, PageRunner, samplesFolder } from './page-runner.ts';

const docs = join(import.meta.dirname, '../../docs');
const pages = (await Array.fromAsync(glob('**/*.mdx', { cwd: docs })))
  .sort()
  .map((page) => ({ page, blocks: parseBlocks(readFileSync(join(docs, page), 'utf8')) }))
  .filter(({ blocks }) => blocks.some(({ language }) => language !== 'text'));

const isEntityPage = (page: string): boolean => page.startsWith('generated/metamodel/entities/');
const outcomes: Outcome[] = [];

async function runPage(page: string, blocks: readonly Block[], catalogue?: Catalogue): Promise<void> {
  const pageOutcomes = await new PageRunner(page, { ...(catalogue && { catalogue }) }).run(blocks);
  expect(pageOutcomes).toHaveLength(blocks.length);
  outcomes.push(...pageOutcomes);
}

describe('the samples of the documentation', () => {
  for (const { page, blocks } of pages.filter((item) => !isEntityPage(item.page))) {
    it(`run as ${page} shows them`, () => runPage(page, blocks));
  }

  afterAll(() => {
    const count = (outcome: Outcome) => outcomes.filter((other) => other === outcome).length;
    console.log(
      `Samples: ${count('run')} run, ${count('saved')} saved and used by another, ${count('validated')} validated, ${count('needs python')} left to the interop suite, ` +
        `${count('not run')} not run for a reason that their page shows`,
    );
  });

  /**
   * Each entity page writes and reads an urn of its own, so they share one catalogue and run beside each other. The
   * time of all is that of starting Node some four hundred times.
   */
  describe('on the pages of entities', () => {
    const folder = join(samplesFolder, 'entities');
    const catalogue = new Catalogue(folder);

    beforeAll(async () => {
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      await catalogue.start();
    });
    afterAll(() => catalogue.stop());

    for (const { page, blocks } of pages.filter((item) => isEntityPage(item.page))) {
      it.concurrent(`run as ${page} shows them`, () => runPage(page, blocks, catalogue));
    }
  });

  it('write to a different urn on each page of an entity', () => {
    const urns = pages
      .filter(({ page }) => isEntityPage(page))
      .map(({ blocks }) => JSON.parse(blocks.find(({ flags }) => flags.has('document'))?.text ?? '{}').urn);
    expect(new Set(urns).size).toBe(urns.length);
  });
});
