import { describe, expect, it } from 'vitest';
import type { Block } from './blocks.ts';
import { readPages } from './pages.ts';

/** The references of the two SDKs are in one language, and the pages of entities are about what is stored. */
const references = /^(?:typescript-sdk|python-sdk|generated|modules|decisions)\//;

/** Programs in TypeScript that have no counterpart in Python, by page and the line that identifies them. */
const exceptions: readonly { readonly page: string; readonly line: RegExp; readonly reason: string }[] = [
  {
    page: 'actions/actions/webhook.mdx',
    line: /isGenuine/,
    reason: 'a receiver of webhooks calls no SDK',
  },
  {
    page: 'metadata-ingestion/docs/transformer/intro.mdx',
    line: /tagsOf/,
    reason: 'functions that a transformer calls are in TypeScript',
  },
  {
    page: 'tests/metadata-tests.mdx',
    line: /JSON\.stringify\(definition\)|const definition/,
    reason: 'the Python SDK has no builder for metadata tests yet',
  },
  {
    page: 'api/errors.mdx',
    line: /isHttpError\(error\)/,
    reason: 'it shows an error of the TypeScript SDK; python-sdk/errors shows those of the Python SDK',
  },
  {
    page: 'sample-metadata.mdx',
    line: /@colophon\/sample/,
    reason: 'the sample is made in TypeScript; from Python, the command line loads it',
  },
  {
    page: 'sandbox.mdx',
    line: /library\./,
    reason: 'the examples of the workbench come one to a subject, each in one language',
  },
];

/** Models, sources, transformers and actions are written in TypeScript, whatever language writes the metadata. */
const isExtension = ({ text }: Block): boolean => /from '@colophon\/(?:schema|ingestion|actions)'/.test(text);
/** Makes a database for a recipe to read, and calls no SDK. */
const isPreparation = ({ text }: Block): boolean => text.includes("from 'node:sqlite'");
const isException = (page: string, { text }: Block): boolean =>
  exceptions.some((exception) => exception.page === page && exception.line.test(text));

const pages = (await readPages()).filter(({ page }) => !references.test(page));
const programs = pages.flatMap(({ page, blocks }) =>
  blocks
    .filter(
      (block) =>
        block.language === 'ts' && !block.flags.has('diff') && !isExtension(block) && !isPreparation(block),
    )
    .map((block) => ({ page, block, blocks })),
);

describe('the pages with programs in TypeScript', () => {
  it('include the tutorials, the how-to pages and the feature guides', () => {
    const names = new Set(programs.map(({ page }) => page));
    const inFolder = (folder: string): number => [...names].filter((name) => name.startsWith(folder)).length;
    expect(inFolder('api/tutorials/')).toBeGreaterThanOrEqual(38);
    expect(inFolder('how/')).toBeGreaterThanOrEqual(5);
    for (const guide of ['tags', 'ownership', 'assertions', 'posts', 'incidents', 'schema-history'])
      expect(names).toContain(`${guide}.mdx`);
  });

  it('show each of them in Python beside it, or are listed with a reason', () => {
    const alone = programs.filter(
      ({ page, block, blocks }) =>
        !isException(page, block) &&
        !blocks.some(
          ({ language, tab }) => language === 'python' && tab !== undefined && tab.set === block.tab?.set,
        ),
    );
    expect(alone.map(({ page, block }) => `${page}, line ${block.line}`)).toEqual([]);
  });

  it('have no exception that is not needed any more', () => {
    const unused = exceptions.filter(
      (exception) => !programs.some(({ page, block }) => isException(page, block) && exception.page === page),
    );
    expect(unused.map(({ page, reason }) => `${page}: ${reason}`)).toEqual([]);
  });
});
