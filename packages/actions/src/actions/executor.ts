import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { defineAction } from '../definitions/action.ts';
import { PipelineError } from '../definitions/errors.ts';

const [inputAspect, signalAspect] = ['dataHubExecutionRequestInput', 'dataHubExecutionRequestSignal'];

/** Statuses of a request that is not done. */
const openStatuses: ReadonlySet<string> = new Set(['PENDING', 'RUNNING', 'UP_FOR_RETRY']);

const tasks: ReadonlySet<string> = new Set(['RUN_INGEST', 'TEST_CONNECTION']);

/** How often it is looked whether a run has ended, in milliseconds. */
const pollMs = 500;

/** Runs execution requests: those of saved ingestion sources. */
export const executor = defineAction({
  name: 'executor',
  description: 'Runs saved ingestion sources when somebody, or their schedule, asks for it.',
  config: z.strictObject({
    executor_id: z
      .string()
      .min(1)
      .nullish()
      .describe('ID of the executor: requests with this ID are run. Default `default`.'),
    task_configs: z
      .array(
        z.looseObject({
          name: z
            .string()
            .refine(
              (name) => tasks.has(name),
              "expected RUN_INGEST or TEST_CONNECTION; for other tasks, run DataHub's framework against the catalogue",
            ),
        }),
      )
      .nullish()
      .describe("Accepted for DataHub's files; Colophon has its own programs for these tasks."),
  }),
  async create({ executor_id }, { catalogue, signal, startExecutor }) {
    const executorId = executor_id ?? 'default';
    if (!startExecutor)
      throw new PipelineError(
        'the action executor needs a program with ingestion: run the pipeline by colophon actions run or colophon serve --actions',
      );
    const running = await startExecutor(executorId);
    const isOpen = async (urn: string) => {
      const result = await catalogue.aspects.get(urn, 'dataHubExecutionRequestResult');
      return result === undefined || openStatuses.has(result.status);
    };
    return {
      async act({ event_type, event }) {
        const { entityUrn, entityType, aspectName, changeType, aspect } = event;
        if (event_type !== 'MetadataChangeLogEvent_v1' || entityType !== 'dataHubExecutionRequest') return;
        if (changeType === 'DELETE' || executorIn(aspect) !== executorId) return;
        if (aspectName !== inputAspect && aspectName !== signalAspect) return;
        running.wake();
        if (aspectName === signalAspect) return;
        // The event is done when the run is, so that a pipeline that stops does not lose it.
        while (await isOpen(String(entityUrn))) await setTimeout(pollMs, undefined, { signal });
      },
      close: () => running.stop(),
    };
  },
});

/** The id of the executor that an aspect of a request names. */
function executorIn(aspect: unknown): unknown {
  const { value } = Object(aspect) as { value?: unknown };
  return typeof value === 'string' ? Object(JSON.parse(value)).executorId : undefined;
}
