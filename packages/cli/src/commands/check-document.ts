import { type Catalogue, createCatalogue, isCatalogueError } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { loadModel } from '@colophon/server/load-model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { CommandError } from '../describe-failure.ts';
import { formatCount } from '../print/format-count.ts';
import { printable } from '../print/printable.ts';
import { isObject, nameOf, readJson } from '../read-json.ts';

/** `colophon check document`: whether documents fit the model, by the rules that hold for a write. */
export async function checkDocuments(
  files: readonly string[],
  { model }: { readonly model?: string },
): Promise<void> {
  const registry = await loadModel(model);
  const catalogue = createCatalogue({ registry, store: createSqliteStore(openMemoryDatabase()) });
  let documents = 0;
  let findings = 0;
  for (const file of files.length === 0 ? ['-'] : files) {
    for (const document of [await readJson(file)].flat()) {
      documents++;
      for (const message of violationsOf(catalogue, document)) {
        findings++;
        console.log(printable(`${nameOf(file)}: ${message}`));
      }
    }
  }
  await catalogue.close();
  console.log(`Checked ${formatCount(documents, 'document')}.`);
  if (findings > 0) throw new CommandError(`findings: ${findings}`);
}

/** What of a document does not fit. */
function violationsOf(catalogue: Catalogue, document: unknown): string[] {
  if (!isObject(document)) return [`expected an object, got ${JSON.stringify(document)}`];
  const { urn, ...aspects } = document;
  if (typeof urn !== 'string') return [`/urn: expected a URN, got ${JSON.stringify(urn) ?? 'nothing'}`];
  return Object.entries(aspects).flatMap(([name, value]) => {
    if (!isObject(value)) return [`${urn}: /${name}: expected an object, got ${JSON.stringify(value)}`];
    const message = violationOf(catalogue, urn, name, value as JsonObject);
    return message === undefined ? [] : [`${urn}: ${message}`];
  });
}

function violationOf(
  catalogue: Catalogue,
  urn: string,
  aspectName: string,
  value: JsonObject,
): string | undefined {
  try {
    catalogue.check({ entityUrn: urn, aspectName, changeType: 'UPSERT', value });
    return undefined;
  } catch (error) {
    if (isCatalogueError(error)) return error.message;
    throw error;
  }
}
