import type { JsonSchema } from '@colophon/schema/printers';

const facets: JsonSchema = { description: 'Facets, by name.', type: ['object', 'null'] };

const identified = (description: string, more: Readonly<Record<string, JsonSchema>> = {}): JsonSchema => ({
  description,
  type: 'object',
  properties: {
    namespace: { description: 'What the name is unique in.', type: 'string' },
    name: { description: 'Name in the namespace.', type: 'string' },
    facets,
    ...more,
  },
});

const dataset = (description: string): JsonSchema =>
  identified(description, { inputFacets: facets, outputFacets: facets });

const datasets = (description: string): JsonSchema => ({
  description,
  type: ['array', 'null'],
  items: dataset('A dataset.'),
});

/** What surrounds the facets; the event itself is read with the place of each mistake. */
export const eventSchema: JsonSchema = {
  type: 'object',
  properties: {
    eventTime: { description: 'Time of the event, by ISO 8601, with its offset.', type: 'string' },
    eventType: {
      description: 'State of the run: `START`, `RUNNING`, `COMPLETE`, `ABORT`, `FAIL` or `OTHER`.',
      type: ['string', 'null'],
    },
    producer: { description: 'Address of the program that sends the event.', type: ['string', 'null'] },
    schemaURL: { description: "Address of the event's schema.", type: ['string', 'null'] },
    run: {
      description: 'The run. Absent in an event of a job or of a dataset.',
      type: ['object', 'null'],
      properties: { runId: { description: 'Id of the run.', type: 'string' }, facets },
    },
    job: identified('The job. Absent in an event of a dataset.'),
    dataset: dataset('The dataset of an event that is of nothing else.'),
    inputs: datasets('What the job reads.'),
    outputs: datasets('What the job writes.'),
  },
};

export const batchSchema: JsonSchema = { type: 'array', items: { type: 'object' } };

const count = (description: string): JsonSchema => ({ description, type: 'integer' });

export const reportSchema: JsonSchema = {
  type: 'object',
  properties: {
    status: { description: 'Whether every event was written.', enum: ['success', 'partial_success'] },
    summary: {
      description: 'How many events came, and what became of them.',
      type: 'object',
      properties: {
        received: count('Events in the batch.'),
        successful: count('Events that were written.'),
        failed: count('Events that were not written.'),
      },
    },
    failed_events: {
      description: 'The events that were not written.',
      type: 'array',
      items: {
        type: 'object',
        properties: {
          index: count('Place of the event in the batch, from 0.'),
          code: { description: 'Error code.', type: 'string' },
          reason: { description: 'The place, what was expected there, and what was sent.', type: 'string' },
          retriable: { description: 'True if the same event may succeed later.', type: 'boolean' },
        },
      },
    },
  },
};
