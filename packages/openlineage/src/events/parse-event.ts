import type { Json } from '@colophon/schema';
import { isObject, Parameters, RequestError } from '@colophon/wire';
import {
  type EventDataset,
  type EventJob,
  type Identifier,
  type LineageEvent,
  type RunState,
  runStates,
} from './event.ts';
import { Facets } from './facets.ts';
import { requiredTime } from './parse-time.ts';

/**
 * Reads an event: of a run, of a job or of a dataset, as its members tell.
 *
 * @param place JSON pointer to the event in the body.
 * @throws RequestError `INVALID_REQUEST` that names the place, what was expected and what came.
 */
export function parseEvent(json: Json, place = ''): LineageEvent {
  if (!isObject(json))
    throw new RequestError(
      'INVALID_REQUEST',
      `${place || 'The body'}: expected an event, which is an object`,
    );
  const event = new Parameters(json, place);
  const eventTime = requiredTime(event, 'eventTime');
  const producer = event.string('producer') ?? '';
  const shared = { eventTime, producer };
  const run = event.object('run');
  const job = event.object('job');
  const dataset = event.object('dataset');
  if (!job) {
    if (run) event.missing('job', 'an object');
    if (!dataset)
      throw new RequestError(
        'INVALID_REQUEST',
        `${place || 'The body'}: expected a job or a dataset, got neither`,
      );
    return { kind: 'dataset', ...shared, dataset: datasetOf(dataset) };
  }
  const described = {
    ...shared,
    job: jobOf(job),
    inputs: datasets(event, 'inputs'),
    outputs: datasets(event, 'outputs'),
  };
  if (!run) return { kind: 'job', ...described };
  return {
    kind: 'run',
    ...described,
    runId: requiredText(run, 'runId'),
    runFacets: new Facets(run.object('facets')),
    state: stateOf(event),
  };
}

/** Absent when an event only adds to what is known of a run, which is what OTHER says, too. */
const stateOf = (event: Parameters): RunState => event.oneOf('eventType', runStates) ?? 'OTHER';

const jobOf = (job: Parameters): EventJob => ({
  ...parseIdentifier(job),
  facets: new Facets(job.object('facets')),
});

const datasetOf = (dataset: Parameters): EventDataset => ({
  ...parseIdentifier(dataset),
  facets: new Facets(dataset.object('facets'), dataset.object('inputFacets'), dataset.object('outputFacets')),
});

const datasets = (event: Parameters, name: string): EventDataset[] =>
  (event.objects(name) ?? []).map(datasetOf);

/** The namespace and the name, which every thing in an event has. */
export const parseIdentifier = (thing: Parameters): Identifier => ({
  namespace: requiredText(thing, 'namespace'),
  name: requiredText(thing, 'name'),
});

function requiredText(thing: Parameters, name: string): string {
  const text = thing.requiredString(name);
  if (text.trim() !== '') return text;
  throw new RequestError('INVALID_REQUEST', `${thing.path(name)}: expected a text, got an empty one`);
}
