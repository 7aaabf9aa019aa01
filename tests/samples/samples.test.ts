import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseBlocks } from './blocks.ts';
import { type Outcome, PageRunner } from './page-runner.ts';

const docs = join(import.meta.dirname, '../../docs');
const pages = (await Array.fromAsync(glob('**/*.mdx', { cwd: docs }))).sort();
const outcomes: Outcome[] = [];

describe('the samples of the documentation', () => {
  for (const page of pages) {
    const blocks = parseBlocks(readFileSync(join(docs, page), 'utf8'));
    if (blocks.every(({ language }) => language === 'text')) continue;
    it(`run as ${page} shows them`, async () => {
      const pageOutcomes = await new PageRunner(page).run(blocks);
      expect(pageOutcomes).toHaveLength(blocks.length);
      outcomes.push(...pageOutcomes);
    });
  }

  afterAll(() => {
    const count = (outcome: Outcome) => outcomes.filter((other) => other === outcome).length;
    console.log(
      `Samples: ${count('run')} run, ${count('saved')} saved and used by another, ${count('validated')} validated, ${count('needs python')} left to the interop suite, ` +
        `${count('not run')} not run for a reason that their page shows`,
    );
  });
});
