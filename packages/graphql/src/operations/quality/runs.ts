import { criterionOf, searchQuery } from '@colophon/catalogue';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import type { Subject } from '../../subject.ts';
import { isRecord, ofEntity, ofRecord } from '../entities/values.ts';
import { type PageInput, readPage } from './input.ts';
import { readSeries, type SeriesInput } from './time-series.ts';

interface RunsInput extends PageInput {
  readonly direction?: 'INCOMING' | 'OUTGOING';
}

/** Runs, newest first: of a task those of it, of a dataset those that read it, or those that wrote it. */
async function runs(
  { urn, entityType }: EntityStub,
  { direction, ...input }: RunsInput,
  { session }: GraphqlContext,
) {
  const { start, count } = readPage(input, 20);
  const field =
    entityType === 'dataset' ? (direction === 'INCOMING' ? 'inputs' : 'outputs') : 'parentTemplate';
  const page = await session.search(
    searchQuery({
      entityTypes: ['dataProcessInstance'],
      filter: [[criterionOf(field, [urn])]],
      sort: [{ field: 'created', order: 'DESCENDING' }],
      start,
      count,
    }),
  );
  return {
    start,
    count: page.hits.length,
    total: page.total,
    runs: page.hits.flatMap((hit) => stubOf(hit.urn) ?? []),
  };
}

/** What was reported of a run, newest first. */
const state = async ({ urn }: EntityStub, input: SeriesInput, context: GraphqlContext) =>
  (await readSeries(context, urn, 'dataProcessInstanceRunEvent', input)).map(({ value }) => value);

/** Runs of tasks, and what became of them. */
export const runSubject: Subject = {
  fields: {
    DataProcessInstance: { state: ofEntity(state) },
    DataProcessInstanceRunResult: {
      resultType: ofRecord((result) => (isRecord(result) ? (result.type ?? null) : null)),
    },
  },
  entityFields: { runs: ofEntity(runs) },
};
