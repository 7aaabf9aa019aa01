import { expect, it } from 'vitest';
import { draftOf, faultOf, inputOf, newDraft } from './source-draft.ts';

const stored = {
  urn: 'urn:li:dataHubIngestionSource:a',
  name: 'Shop',
  type: 'sqlite',
  schedule: { interval: '0 3 * * *', timezone: 'Europe/Berlin' },
  config: {
    recipe: '{"source":{"type":"sqlite"}}',
    executorId: 'warehouse',
    version: '1.0.0',
    debugMode: null,
    extraArgs: [{ key: 'schedule_jitter_seconds', value: '60' }],
  },
};
const recipe = { json: '{"source":{"type":"sqlite"}}', type: 'sqlite' };

it('sends back everything that the form does not show', () => {
  expect(inputOf(draftOf(stored), recipe, stored)).toEqual({
    name: 'Shop',
    type: 'sqlite',
    schedule: { interval: '0 3 * * *', timezone: 'Europe/Berlin' },
    config: {
      recipe: recipe.json,
      executorId: 'warehouse',
      version: '1.0.0',
      extraArgs: [{ key: 'schedule_jitter_seconds', value: '60' }],
    },
  });
});

it('has no schedule unless one is chosen', () => {
  expect(inputOf({ ...newDraft(''), name: ' Shop ' }, recipe)).toEqual({
    name: 'Shop',
    type: 'sqlite',
    config: { recipe: recipe.json, executorId: 'default' },
  });
});

it('finds the field that a message is about', () => {
  expect(faultOf('input.schedule.interval: expected a cron expression, got "x"')).toEqual({
    field: 'cron',
    message: 'Expected a cron expression, got "x"',
  });
  expect(faultOf('The store is away')).toBeUndefined();
});
