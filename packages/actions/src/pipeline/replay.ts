import type { LoadedPipeline } from '../configuration/read-pipeline.ts';
import { connect } from './connect.ts';
import { failedEventsFile, readFailedEvents, replaceFailedEvents } from './failed-events.ts';
import { attempt } from './process-event.ts';
import { contextOf, open, type RunOptions } from './run-pipeline.ts';
import type { Statistics } from './statistics.ts';

/**
 * Processes the failed events of a pipeline again, in the order in which they failed. Those that fail once more are kept.
 * Don't run it while the pipeline runs.
 */
export async function replayFailedEvents(pipeline: LoadedPipeline, options: RunOptions): Promise<Statistics> {
  const file = failedEventsFile(pipeline.options.failedEventsDir, pipeline.name);
  const events = await readFailedEvents(file);
  const catalogue = connect(pipeline, options.client);
  const signal = options.signal ?? new AbortController().signal;
  const context = contextOf(pipeline, catalogue, signal, options);
  const stages = await open(pipeline, context, options);
  const { statistics } = stages;
  const left: string[] = [];
  try {
    for (const [index, event] of events.entries()) {
      if (signal.aborted) {
        left.push(...events.slice(index).map((rest) => JSON.stringify(rest)));
        break;
      }
      statistics.events++;
      try {
        await attempt(stages, event);
      } catch (error) {
        statistics.failed++;
        const reason = error instanceof Error ? error.message : String(error);
        context.warn(`event ${JSON.stringify(event.meta)} failed again: ${reason}`);
        left.push(JSON.stringify({ ...event, error: reason }));
      }
    }
    if (events.length > 0) await replaceFailedEvents(file, left);
  } finally {
    await stages.action.close?.();
    await catalogue.close();
  }
  return statistics;
}
