import { StoreError } from '@colophon/catalogue/for-stores';
import { expect, it, vi } from 'vitest';
import { createReadiness } from './readiness.ts';

const up = async () => undefined;
const fails = (error: Error) => () => Promise.reject(error);

it('reports every dependency with its state, and how far it lags', async () => {
  const readiness = createReadiness([{ name: 'store', check: up }]);
  readiness.register({ name: 'search', check: async () => ({ lag: 7 }) });
  expect(await readiness.report()).toEqual({
    failure: undefined,
    dependencies: {
      store: { state: 'up', durationMs: expect.any(Number) },
      search: { state: 'up', durationMs: expect.any(Number), lag: 7 },
    },
  });
});

it('is not ready while a required dependency is down, and does not say why', async () => {
  const readiness = createReadiness([
    { name: 'store', check: up },
    { name: 'identity', check: fails(new Error('connect ECONNREFUSED ada:secret@10.0.0.7')) },
  ]);
  const { failure, dependencies } = await readiness.report();
  expect(failure).toEqual({ code: 'DEPENDENCY_DOWN', message: 'identity is down.' });
  expect(dependencies).toMatchObject({ store: { state: 'up' }, identity: { state: 'down' } });
  expect(JSON.stringify(dependencies)).not.toContain('secret');
});

it('has the error code that writes get', async () => {
  const full = new StoreError('STORE_FULL', 'The disk is full.');
  expect((await createReadiness([{ name: 'store', check: fails(full) }]).report()).failure).toEqual({
    code: 'STORE_FULL',
    message: 'The disk is full.',
  });
});

it('stays ready without a dependency that is not required', async () => {
  const readiness = createReadiness([{ name: 'kafka', isRequired: false, check: fails(new Error('gone')) }]);
  expect(await readiness.report()).toMatchObject({
    failure: undefined,
    dependencies: { kafka: { state: 'down' } },
  });
});

it('waits for a dependency only so long, and tells its check', async () => {
  let signal: AbortSignal | undefined;
  const hangs = (given: AbortSignal) => {
    signal = given;
    return new Promise<never>(() => {});
  };
  const readiness = createReadiness([{ name: 'search', check: hangs }], { maxWaitMs: 1 });
  expect((await readiness.report()).dependencies.search?.state).toBe('down');
  expect(signal?.aborted).toBe(true);
});

it('asks its dependencies at most once a second', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const check = vi.fn(up);
  const readiness = createReadiness([{ name: 'store', check }]);
  await Promise.all([readiness.report(), readiness.report()]);
  expect(check).toHaveBeenCalledTimes(1);
  now.mockReturnValue(1001);
  await readiness.report();
  expect(check).toHaveBeenCalledTimes(2);
  now.mockRestore();
});

it('reports each change once', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const error = new Error('gone');
  let isDown = true;
  const changes: unknown[] = [];
  const check = async () => {
    if (isDown) throw error;
    return undefined;
  };
  const readiness = createReadiness([{ name: 'kafka', check }], {
    onChange: (...change) => changes.push(change),
  });
  for (const second of [2, 4, 6, 8]) {
    now.mockReturnValue(second * 1000);
    isDown = second < 5;
    await readiness.report();
  }
  now.mockRestore();
  expect(changes).toEqual([
    ['kafka', 'down', error],
    ['kafka', 'up', undefined],
  ]);
});
