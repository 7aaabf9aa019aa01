/**
 * Builds the documentation site into `apps/site/dist`, with compressed copies of what a browser accepts compressed.
 * With further definitions for the model (`--model <folder>`) the pages of the entities that they concern are printed
 * anew, and the site is built apart, into `.cache/site-with-model/dist`.
 */
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registry as builtIn } from '@colophon/model';
import { printReferencePage } from '@colophon/schema/printers';
import { buildSite } from '../apps/site/src/engine/build-site.ts';
import { loadModel } from '../packages/cli/src/model/load-model.ts';
import { enumerationsPage } from './model-subjects.ts';
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

/** Copies the pages, and prints those that the definitions change among them. */
async function docsWithModel(modelFolder: string): Promise<string> {
  const registry = await loadModel(modelFolder);
  const docs = join(apart, 'docs');
  await rm(docs, { recursive: true, force: true });
  await cp(join(root, 'docs'), docs, { recursive: true });
  for (const [name, entity] of registry.entities) {
    if (entity === builtIn.entities.get(name)) continue;
    const page = join(docs, `generated/metamodel/entities/${name}.mdx`);
    await writeFile(page, printReferencePage(registry, entity, enumerationsPage));
  }
  return docs;
}
