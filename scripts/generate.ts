/**
 * Prints everything that is derived from the model: types for TypeScript and Python, the GraphQL and OpenAPI schemas,
 * the Avro schemas of the messages around aspects, and the reference page of each documented entity. `--check` writes
 * nothing and fails when a committed file is stale.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { registry } from '@colophon/model';
import { metadataChangeEvent, metadataChangeLog, metadataChangeProposal } from '@colophon/model/events';
import {
  printAvro,
  printEnumerationsPage,
  printGraphql,
  printModelPages,
  printOpenApi,
  printPython,
  printReferencePage,
  printTypeScript,
  simpleName,
} from '@colophon/schema/printers';

import { enumerationsPage, readSubjects, settledEnumerations } from './model-subjects.ts';

const root = join(import.meta.dirname, '..');

const outputs = new Map<string, () => string>([
  ['packages/model/gen/types.ts', () => printTypeScript(registry)],
  ['packages/model/gen/schema.graphql', () => printGraphql(registry)],
  ['packages/model/gen/openapi-components.json', () => printOpenApi(registry)],
  ['python/colophon/models.py', () => printPython(registry)],
]);
for (const envelope of [metadataChangeProposal, metadataChangeLog, metadataChangeEvent]) {
  outputs.set(`packages/model/gen/avro/${simpleName(envelope.name)}.avsc`, () => printAvro(envelope));
}
for (const entity of registry.entities.values()) {
  outputs.set(`docs/generated/metamodel/entities/${entity.name}.mdx`, () =>
    printReferencePage(registry, entity, enumerationsPage),
  );
}
const subjects = await readSubjects();
outputs.set('docs/generated/metamodel/enumerations.mdx', () =>
  printEnumerationsPage(registry, settledEnumerations(), subjects),
);
for (const [id, page] of printModelPages(registry, subjects)) outputs.set(`docs/${id}.mdx`, () => page);

const check = process.argv.includes('--check');
const stale: string[] = [];
for (const [path, print] of outputs) {
  const file = join(root, path);
  const text = print();
  const current = await readFile(file, 'utf8').catch(() => undefined);
  if (current === text) continue;
  if (check) {
    stale.push(path);
  } else {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(`printed ${path}`);
  }
}
if (stale.length > 0) {
  console.error(
    `Stale generated files: ${stale.join(', ')}. Run \`npm run generate\` and commit what changes.`,
  );
  process.exitCode = 1;
}
