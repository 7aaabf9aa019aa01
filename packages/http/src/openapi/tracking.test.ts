import { describe, expect, it } from 'vitest';
import { createTestServer } from '../testing/test-server.ts';

const track = '/openapi/v1/tracking/track';
const list = '/openapi/v1/tracking/searches';

const searched = (query: unknown, total: unknown = 1, more: object = {}) => ({
  ...{ type: 'SearchResultsViewEvent', query, total },
  ...more,
});
const opened = (query: string, index: number) => ({ type: 'SearchResultClickEvent', query, index });

describe('searches', () => {
  it('are counted by query, with the results that were opened', async () => {
    const server = createTestServer({ searchDays: 90 });
    for (const event of [
      searched('Orders', 12),
      searched(' orders ', 12, { filterFields: ['platform'] }),
      searched('orders', 12, { page: 2 }),
      searched('Umsatz', 0),
      searched('*', 100),
      opened('orders', 0),
      opened('orders', 2),
      { type: 'PageViewEvent', query: 5 },
    ])
      expect(await server.post(track, event)).toMatchObject({ status: 200, text: '' });
    const orders = {
      ...{ text: 'orders', searches: 2, empty: 0, filtered: 1, opened: 2, averagePlace: 2 },
    };
    const umsatz = {
      ...{ text: 'umsatz', searches: 1, empty: 1, filtered: 0, opened: 0, averagePlace: null },
    };
    const { body } = await server.get(`${list}?days=7`);
    expect(body).toMatchObject({
      keptDays: 90,
      days: [{ searches: 3, empty: 1, filtered: 1, opened: 2, averagePlace: 2 }],
      top: [orders, umsatz],
      empty: [umsatz],
    });
    expect(((await server.get(`${list}?limit=1`)).body as { top: unknown }).top).toEqual([orders]);
    // No search is metadata.
    expect(await server.log()).toEqual([]);
  });

  it.each([
    [searched(5), '/query: expected string, got 5'],
    [searched('orders', -1), '/total: '],
    [searched('orders', 1.5), '/total: expected integer, got 1.5'],
    [{ type: 'SearchResultsViewEvent', total: 1 }, '/query: required, and missing'],
    [searched('orders', 1, { filterFields: 'platform' }), '/filterFields: expected array'],
    [opened('orders', -1), '/index: '],
    [{ type: 'SearchResultClickEvent', query: 'orders' }, '/index: required, and missing'],
  ])('are not counted when %j says less than it should, or what it should not', async (event, message) => {
    const server = createTestServer({ searchDays: 90 });
    const answer = await server.post(track, event);
    expect(answer.status).toBe(400);
    expect((answer.body as { message: string }).message).toContain(message);
    expect((await server.get(list)).body).toMatchObject({ top: [] });
  });

  it('are cut when they are too long', async () => {
    const server = createTestServer({ searchDays: 90 });
    await server.post(track, searched('x'.repeat(1_000_000)));
    expect((await server.get(list)).body).toMatchObject({ top: [{ text: 'x'.repeat(100), searches: 1 }] });
  });

  it.each(['days=x', 'days=-1', 'limit=1.5'])('are not listed with %s', async (query) => {
    const answer = await createTestServer({ searchDays: 90 }).get(`${list}?${query}`);
    expect(answer.status).toBe(400);
    expect((answer.body as { message: string }).message).toMatch(/^(days|limit): expected a whole number/);
  });

  it('are not recorded by a server that is told to record none', async () => {
    const server = createTestServer();
    expect(await server.post(track, searched('orders'))).toMatchObject({ status: 200 });
    expect((await server.get(list)).body).toEqual({
      ...{ keptDays: 0, from: null, until: null, days: [], top: [], empty: [] },
    });
  });
});
