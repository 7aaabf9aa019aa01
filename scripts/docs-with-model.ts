import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registry as builtIn } from '@colophon/model';
import { printReferencePage } from '@colophon/schema/printers';
import { loadModel } from '@colophon/server/load-model';
import { readReferenceSetting } from './model-subjects.ts';

/** Copies the pages of a folder, and prints those again that the definitions of another folder change among them. */
export async function copyDocsWithModel(from: string, modelFolder: string, to: string): Promise<void> {
  const registry = await loadModel(modelFolder);
  const setting = await readReferenceSetting();
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  for (const [name, entity] of registry.entities) {
    if (entity === builtIn.entities.get(name)) continue;
    const page = join(to, `generated/metamodel/entities/${name}.mdx`);
    await writeFile(page, printReferencePage(registry, entity, setting));
  }
}
