import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadDefinitions } from '@colophon/ingestion';
import { expect, it } from 'vitest';
import { readExamples } from './read-examples.ts';
import { printTransformersPage } from './transformers-page.ts';

const text = await readFile(join(import.meta.dirname, 'transformers.md'), 'utf8');
const definitions = await loadDefinitions('transformer');

it('prints each transformer with its settings and an example', () => {
  const page = printTransformersPage(definitions, readExamples(text));
  for (const { name } of definitions) expect(page).toContain(`### ${name}\n`);
  expect(page).toContain('| `tag_urns` | list of string | required |');
  expect(page).toContain('  - type: simple_add_dataset_tags\n');
});

it('is the committed page', async () => {
  const file = '../../docs/metadata-ingestion/docs/transformer/dataset_transformer.mdx';
  const committed = await readFile(join(import.meta.dirname, file), 'utf8');
  expect(committed).toBe(printTransformersPage(definitions, readExamples(text)));
});

it('rejects a transformer without an example, and an example without a transformer', () => {
  const fewer = readExamples(text.replace('## set_attribution', '## set_attributes'));
  expect(() => printTransformersPage(definitions, fewer)).toThrow(
    'the example of set_attributes: there is no such transformer',
  );
  const none = readExamples(text.slice(0, text.indexOf('## set_attribution')));
  expect(() => printTransformersPage(definitions, none)).toThrow(
    'the transformer set_attribution has no example',
  );
});
