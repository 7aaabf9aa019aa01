import { describe, expect, it } from 'vitest';
import { entityTagOf } from './entity-tag.ts';
import { respondJson, respondPieces } from './respond-json.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);
const long = numbers(60_000).map((i) => ({ name: `n${i}`, description: '😀 é' }));
const request = (headers: Record<string, string> = {}, signal?: AbortSignal) =>
  new Request('http://localhost/', { headers, ...(signal && { signal }) });

describe('a long answer', () => {
  it('is the same as a short one, with its length, its tag and its variants', async () => {
    const text = JSON.stringify(long);
    const response = await respondJson(long, { request: request(), isTagged: true });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-cache',
      etag: entityTagOf(text),
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(await response.text()).toBe(text);
  });

  it('is left out for a client that has it already', async () => {
    const options = {
      request: request({ 'If-None-Match': entityTagOf(JSON.stringify(long)) }),
      isTagged: true,
    };
    const response = await respondJson(long, options);
    expect([response.status, await response.text()]).toEqual([304, '']);
  });

  it('lets others in between', async () => {
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns++;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    await respondJson(
      numbers(5).map(() => long),
      { request: request() },
    );
    isOver = true;
    expect(turns).toBeGreaterThan(1);
  });

  it('ends when the client has gone', async () => {
    const gone = new AbortController();
    gone.abort();
    const answer = respondPieces(['[', ']'], { request: request({}, gone.signal) });
    await expect(answer).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });
});
