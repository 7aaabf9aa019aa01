import { expect, it } from 'vitest';
import {
  conditionOf,
  lastEventAt,
  type Pipeline,
  pipelinesIn,
  problemOf,
  silentAfterMs,
} from './pipelines.ts';

const now = 10_000_000;
const pipeline: Pipeline = {
  urn: 'urn:li:platformResource:actionPipeline.a',
  name: 'a',
  action: 'webhook',
  source: 'log',
  status: 'RUNNING',
  startedAt: 1,
  done: 2,
  failed: 0,
  retries: 0,
  heardAt: now,
};
const lastFailure = { time: 50, message: 'gone' };

it('says how a pipeline is', () => {
  const condition = (of: Partial<Pipeline>) => conditionOf({ ...pipeline, ...of }, now);
  expect(condition({})).toBe('running');
  expect(condition({ heardAt: now - silentAfterMs })).toBe('running');
  expect(condition({ heardAt: now - silentAfterMs - 1 })).toBe('silent');
  expect(condition({ lastFailure })).toBe('failing');
  expect(condition({ lastFailure, lastDoneAt: 49 })).toBe('failing');
  expect(condition({ lastFailure, lastDoneAt: 51 })).toBe('running');
  // It said itself that it ended: its silence means nothing.
  expect(condition({ status: 'ENDED', heardAt: 0, lastFailure })).toBe('ended');
  expect(condition({ status: 'FAILED', heardAt: 0 })).toBe('failed');
});

it('says why one is not well', () => {
  const failed = { ...pipeline, lastFailure, error: 'the event failed' };
  expect(problemOf(failed, 'failed')).toBe('the event failed');
  expect(problemOf(failed, 'failing')).toBe('gone');
  expect(problemOf(failed, 'running')).toBeUndefined();
  expect(lastEventAt(failed)).toBe(50);
  expect(lastEventAt(pipeline)).toBeUndefined();
});

it('reads pipelines among other resources, and leaves out what cannot be read', () => {
  const resource = (type: string, blob: string) => ({
    urn: 'urn:li:platformResource:x',
    platformResourceInfo: {
      value: { resourceType: type, value: { blob } },
      systemMetadata: { lastObserved: 7 },
    },
  });
  const read = pipelinesIn([
    resource('actionPipeline', '{"name":"b","status":"ENDED","done":4}'),
    resource('actionPipeline', '{"name":"\\u00e4","status":"RUNNING"}'),
    resource('actionPipeline', 'no JSON'),
    resource('actionPipeline', 'null'),
    resource('grant', '{"name":"c","status":"RUNNING"}'),
    { urn: 'urn:li:platformResource:y' },
  ]);
  expect(read.map(({ name, done, heardAt }) => [name, done, heardAt])).toEqual([
    ['ä', 0, 7],
    ['b', 4, 7],
  ]);
});
