import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRecipe, runRecipe } from '@colophon/ingestion';

/** A proposal as a file has it. */
export interface FileProposal {
  readonly entityUrn: string;
  readonly aspectName: string;
  readonly changeType: string;
  readonly aspect?: { readonly json: unknown };
}

/** What a source gave, and what it said. */
export interface SourceRun {
  readonly proposals: readonly FileProposal[];
  readonly report: unknown;
  /** The value of an aspect: that of the last proposal which writes it. */
  aspect(urn: string, aspectName: string): unknown;
}

/** Runs a source of Colophon into a file, as `colophon ingest run` does. */
export async function runSource(
  folder: string,
  source: { readonly type: string; readonly config: object },
): Promise<SourceRun> {
  const name = `own-${source.type}`;
  const recipeFile = join(folder, `${name}.recipe.yml`);
  const filename = join(folder, `${name}.json`);
  // JSON is YAML.
  await writeFile(recipeFile, JSON.stringify({ source, sink: { type: 'file', config: { filename } } }));
  const recipe = await readRecipe(recipeFile);
  if (!('source' in recipe)) throw new Error(`Colophon has no source ${source.type}`);
  const { status, report } = await runRecipe(recipe);
  if (status !== 'SUCCESS') throw new Error(`The run ended with ${status}: ${JSON.stringify(report)}`);
  const proposals = JSON.parse(await readFile(filename, 'utf8')) as FileProposal[];
  return {
    proposals,
    report,
    aspect: (urn, aspectName) =>
      proposals.findLast((one) => one.entityUrn === urn && one.aspectName === aspectName)?.aspect?.json,
  };
}
