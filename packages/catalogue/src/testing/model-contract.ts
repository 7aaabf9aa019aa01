import { expect } from 'vitest';
import { apply, latestRow, point, type StoreTest } from './fixtures.ts';

export function modelContract(test: StoreTest): void {
  test('stores the model that was written last, and has none at first', async ({ store }) => {
    expect(await store.readModel()).toBeUndefined();
    await store.writeModel({ version: 1, entities: ['tag'] });
    await store.writeModel({ version: 2, text: 'NUL \u0000, half pair \ud800' });
    expect(await store.readModel()).toEqual({ version: 2, text: 'NUL \u0000, half pair \ud800' });
  });

  test('reports whether an aspect has stored values, versioned or time series', async ({ store }) => {
    await apply(store, {
      latest: [latestRow({ urn: 'urn:li:tag:a', aspect: 'status' })],
      timeseries: [point({ aspect: 'profile' })],
    });
    expect(await store.holdsAspect('status')).toBe(true);
    expect(await store.holdsAspect('profile')).toBe(true);
    expect(await store.holdsAspect('ownership')).toBe(false);
  });

  test('keeps the model although writes before and after it fail', async ({ store }) => {
    const failing = () =>
      store.write(async () => {
        await new Promise((resolve) => setTimeout(resolve, 2));
        throw new Error('no');
      });
    await Promise.allSettled([failing(), failing(), store.writeModel({ version: 1 }), failing()]);
    expect(await store.readModel()).toEqual({ version: 1 });
  });
}
