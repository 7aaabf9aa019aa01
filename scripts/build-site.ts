/**
 * Builds the documentation site into `apps/site/dist`, with compressed copies of what a browser accepts compressed.
 * With further definitions for the model (`--model <folder>`) the pages of the entities that they concern are printed
 * again, and the site is built apart, into `.cache/site-with-model/dist`. `--inputs <file>` writes there, as JSON, what
 * the site was made from: a site is current as long as none of it changes.
 */
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildSite } from '../apps/site/src/engine/build-site.ts';
import { inputsOfProgram } from '../apps/site/src/engine/inputs.ts';
import { readSiteOptions, root } from './site-options.ts';
import { buildTryApplication, tryInputs } from './try-application.ts';

const apart = join(root, '.cache/site-with-model');
const { model, inputs, ...given } = readSiteOptions();
const options = { ...given, application: await buildTryApplication() };
const report = await buildSite(
  model
    ? { ...options, docs: await docsWithModel(model), out: join(apart, 'dist'), cache: join(apart, 'cache') }
    : options,
);
const { pages, written, removed, heaviest } = report;
console.log(
  `${pages} pages, ${written} files written, ${removed} removed. Heaviest: ${heaviest.address}, ${heaviest.bytes} bytes, ${heaviest.scriptBytes} of them scripts.`,
);

if (inputs) {
  // Those of this program too, which prints the pages of a model.
  const all = new Set([...report.inputs, ...tryInputs, ...(await inputsOfProgram(import.meta.filename))]);
  const copied = join(apart, 'docs');
  const paths = [...all].map((path) => relative(root, path === copied ? join(root, 'docs') : path));
  await writeFile(inputs, JSON.stringify(paths.sort()));
}

/** Loads the model for this alone: reading its definitions takes longer than printing a hundred pages. */
async function docsWithModel(modelFolder: string): Promise<string> {
  const { copyDocsWithModel } = await import('./docs-with-model.ts');
  const docs = join(apart, 'docs');
  await copyDocsWithModel(join(root, 'docs'), modelFolder, docs);
  return docs;
}
