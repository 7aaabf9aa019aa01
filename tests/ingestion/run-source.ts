import { parseRecipe, type RunResult, runRecipe } from '@colophon/ingestion';
import type { AspectName, AspectTypes } from '@colophon/model-types';
import type { ChangeProposal } from '@colophon/sdk';

/** What a run has read. */
export interface Run {
  readonly result: RunResult;
  /** Text of the report, with all that a user sees of the run. */
  readonly text: string;
  readonly proposals: readonly ChangeProposal[];
  /** URNs of datasets, each once, in the order in which they came. */
  datasets(): string[];
  /** The value of an aspect of the first entity whose URN contains a text; undefined if there is none. */
  aspect<A extends AspectName>(urn: string, name: A): AspectTypes[A] | undefined;
}

/** Runs a recipe with one source, as `colophon ingest run` does, and keeps what would be written. */
export async function runSource(type: string, config: object, folder = process.cwd()): Promise<Run> {
  const text = JSON.stringify({ source: { type, config }, sink: { type: 'console' } });
  const recipe = await parseRecipe(text, { file: 'recipe.json', folder });
  if ('problem' in recipe) throw new Error(`There is no source ${type}`);
  const proposals: ChangeProposal[] = [];
  const result = await runRecipe(recipe, {
    replaceSink: () => ({
      async write(written) {
        proposals.push(...written);
        return [];
      },
      close: async () => {},
    }),
  });
  return {
    result,
    text: JSON.stringify(result),
    proposals,
    datasets: () => [
      ...new Set(
        proposals.map(({ entityUrn }) => entityUrn).filter((urn) => urn.startsWith('urn:li:dataset:')),
      ),
    ],
    aspect<A extends AspectName>(urn: string, name: A) {
      const found = proposals.find(
        (one) => one.aspectName === name && one.entityUrn.includes(urn) && 'aspect' in one,
      );
      return found && 'aspect' in found ? (found.aspect as AspectTypes[A]) : undefined;
    },
  };
}
