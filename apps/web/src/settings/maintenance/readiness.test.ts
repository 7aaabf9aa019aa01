import { expect, it } from 'vitest';
import { readReadiness } from './readiness.ts';

it('reads what a server that is ready, or not, depends on', () => {
  const dependencies = { search: { state: 'down', durationMs: 3, lag: 7 } };
  expect(readReadiness({ status: 'not ready', message: 'search is down.', dependencies })).toEqual({
    isReady: false,
    message: 'search is down.',
    dependencies: [{ name: 'search', isUp: false, durationMs: 3, lag: 7 }],
  });
  expect(readReadiness({ status: 'ready' })).toMatchObject({ isReady: true, dependencies: [] });
});
