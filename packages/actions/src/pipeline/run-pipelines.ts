import type { LoadedPipeline } from '../configuration/read-pipeline.ts';
import { type RunOptions, runPipeline } from './run-pipeline.ts';
import type { Statistics } from './statistics.ts';

/** How a pipeline ended. */
export interface PipelineResult {
  readonly pipeline: LoadedPipeline;
  readonly statistics?: Statistics;
  /** Why it stopped; absent when it ended as it should. */
  readonly error?: unknown;
}

/** Runs pipelines beside each other. One that stops leaves the others running. */
export const runPipelines = (
  pipelines: readonly LoadedPipeline[],
  options: RunOptions & { readonly onEnd?: (result: PipelineResult) => void },
): Promise<PipelineResult[]> =>
  Promise.all(
    pipelines
      .filter(({ enabled }) => enabled)
      .map(async (pipeline): Promise<PipelineResult> => {
        const result = await runPipeline(pipeline, options).then(
          (statistics) => ({ pipeline, statistics }),
          (error: unknown) => ({ pipeline, error }),
        );
        options.onEnd?.(result);
        return result;
      }),
  );
