/**
 * Builds the documentation site into `apps/site/dist`, with compressed copies of what a browser accepts compressed.
 * With further definitions for the model (`--model <folder>`) the pages of the entities that they concern are printed
 * again, and the site is built apart, into `.cache/site-with-model/dist`.
 */
import { join } from 'node:path';
import { buildSite } from '../apps/site/src/engine/build-site.ts';
import { readSiteOptions, root } from './site-options.ts';

const apart = join(root, '.cache/site-with-model');
const { model, ...options } = readSiteOptions();
const report = await buildSite(
  model
    ? { ...options, docs: await docsWithModel(model), out: join(apart, 'dist'), cache: join(apart, 'cache') }
    : options,
);
const { pages, written, removed, heaviest } = report;
console.log(
  `${pages} pages, ${written} files written, ${removed} removed. Heaviest: ${heaviest.address}, ${heaviest.bytes} bytes, ${heaviest.scriptBytes} of them scripts.`,
);

/** Loads the model for this alone: reading its definitions takes longer than printing a hundred pages. */
async function docsWithModel(modelFolder: string): Promise<string> {
  const { copyDocsWithModel } = await import('./docs-with-model.ts');
  const docs = join(apart, 'docs');
  await copyDocsWithModel(join(root, 'docs'), modelFolder, docs);
  return docs;
}
