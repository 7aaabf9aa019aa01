import { Cron } from 'croner';
import { z } from 'zod';
import { defineAction } from '../definitions/action.ts';
import { createMetadataTests } from '../metadata-tests/metadata-tests.ts';

/** Aspects whose change cannot change a result: they are results themselves. */
const results: ReadonlySet<unknown> = new Set(['testResults']);

const isSchedule = (text: string): boolean => {
  try {
    new Cron(text, { paused: true }).stop();
    return true;
  } catch {
    return false;
  }
};

/** Evaluates metadata tests when an entity changes, and on a schedule. */
export const metadataTests = defineAction({
  name: 'metadata_tests',
  description: 'Evaluates metadata tests for entities that change, stores the results, and acts on them.',
  config: z.strictObject({
    schedule: z
      .string()
      .refine(isSchedule, 'expected a cron expression, such as "0 3 * * *"')
      .nullish()
      .describe('When to evaluate all entities, as a cron expression. Default: only when they change.'),
    timezone: z.string().default('UTC').describe('Time zone of the schedule, such as `Europe/Berlin`.'),
  }),
  create({ schedule, timezone }, context) {
    const tests = createMetadataTests(context, 'urn:li:corpuser:__datahub_system');
    let evaluating: Promise<void> = Promise.resolve();
    const everything = () => {
      evaluating = evaluating
        .then(() => tests.evaluateAll())
        .catch((error: Error) => {
          if (!context.signal.aborted) context.warn(`not all entities were evaluated: ${error.message}`);
        });
      return evaluating;
    };
    const timer = schedule
      ? new Cron(schedule, { timezone, protect: true, unref: true }, everything)
      : undefined;
    return {
      async act({ event_type, event }) {
        if (event_type !== 'MetadataChangeLogEvent_v1' || results.has(event.aspectName)) return;
        if (event.entityType === 'test') {
          tests.forget();
          if (event.aspectName === 'testInfo') await tests.evaluateAll();
          return;
        }
        if (event.changeType !== 'DELETE') await tests.evaluate(String(event.entityUrn));
      },
      async close() {
        timer?.stop();
        await evaluating;
      },
    };
  },
});
