import type { JsonSchema } from '@colophon/schema/printers';

const identified = (description: string, more: Readonly<Record<string, JsonSchema>> = {}): JsonSchema => ({
  description,
  type: 'object',
  properties: {
    namespace: { type: 'string' },
    name: { type: 'string' },
    facets: { type: ['object', 'null'] },
    ...more,
  },
});

const dataset = identified('A dataset.', {
  inputFacets: { type: ['object', 'null'] },
  outputFacets: { type: ['object', 'null'] },
});

const datasets = (description: string): JsonSchema => ({
  description,
  type: ['array', 'null'],
  items: dataset,
});

/** What surrounds the facets; the event itself is read with the place of each mistake. */
export const eventSchema: JsonSchema = {
  type: 'object',
  properties: {
    eventTime: { description: 'Time of the event, by ISO 8601, with its offset.', type: 'string' },
    eventType: {
      description: 'State of the run: `START`, `RUNNING`, `COMPLETE`, `ABORT`, `FAIL` or `OTHER`.',
    },
    producer: { description: 'Address of the program that sends the event.', type: ['string', 'null'] },
    schemaURL: { description: "Address of the event's schema.", type: ['string', 'null'] },
    run: {
      description: 'The run. Absent in an event of a job or of a dataset.',
      type: ['object', 'null'],
      properties: { runId: { type: 'string' }, facets: { type: ['object', 'null'] } },
    },
    job: identified('The job. Absent in an event of a dataset.'),
    dataset: { ...dataset, description: 'The dataset of an event that is of nothing else.' },
    inputs: datasets('What the job reads.'),
    outputs: datasets('What the job writes.'),
  },
};

export const batchSchema: JsonSchema = { type: 'array', items: { type: 'object' } };

export const reportSchema: JsonSchema = {
  type: 'object',
  properties: {
    status: { enum: ['success', 'partial_success', 'failure'] },
    summary: {
      type: 'object',
      properties: {
        received: { type: 'integer' },
        successful: { type: 'integer' },
        failed: { type: 'integer' },
      },
    },
    failed_events: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          index: { description: 'Place of the event in the batch, from 0.', type: 'integer' },
          code: { type: 'string' },
          reason: { type: 'string' },
          retriable: { description: 'True if the same event may succeed later.', type: 'boolean' },
        },
      },
    },
  },
};
