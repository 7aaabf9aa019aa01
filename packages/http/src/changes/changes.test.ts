import { beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, ingest, proposalOf, type TestServer } from '../testing/test-server.ts';

const tag = (name: string): string => `urn:li:tag:${name}`;
let server: TestServer;
beforeEach(() => {
  server = createTestServer();
});
const put = (name: string) => server.put(tag(name), 'tagProperties', { name });

interface Page {
  readonly changes: readonly { readonly offset: number; readonly urn: string; readonly aspect: string }[];
  readonly next: number;
}
async function changes(query: string): Promise<Page> {
  const { status, body } = await server.get(`/changes?${query}`);
  expect(status).toBe(200);
  return body as Page;
}

describe('GET /changes', () => {
  it('returns changes in order, and where to continue', async () => {
    await put('a');
    await put('b');
    const { changes: found, next } = await changes('aspect=tagProperties');
    expect(found).toMatchObject([
      { urn: tag('a'), entityType: 'tag', changeType: 'UPSERT', value: { name: 'a' }, created: {} },
      { urn: tag('b') },
    ]);
    expect(await changes(`from=${next}`)).toEqual({ changes: [], next });
    expect((await changes(`from=1&limit=1`)).changes).toHaveLength(1);
    expect((await changes('entityType=chart,tag&aspect=tagKey')).changes).toHaveLength(2);
    expect((await changes('entityType=TAG&aspect=tagKey')).changes).toHaveLength(2);
  });

  it('has the events of each change, for a reader that wants them', async () => {
    await put('a');
    await server.put(tag('a'), 'deprecation', { deprecated: true, note: 'Old.', actor: tag('a') });
    const { changes: found } = await changes('events=true&aspect=deprecation,tagProperties');
    expect(found).toMatchObject([
      { aspect: 'tagProperties', events: [] },
      {
        aspect: 'deprecation',
        events: [
          {
            name: 'entityChangeEvent',
            value: {
              entityUrn: tag('a'),
              category: 'DEPRECATION',
              operation: 'MODIFY',
              parameters: { status: 'DEPRECATED', note: 'Old.' },
              version: 0,
            },
          },
        ],
      },
    ]);
    expect((await changes('')).changes[0]).not.toHaveProperty('events');
  });

  it('waits for a change', async () => {
    const reading = changes('aspect=tagProperties&wait=20000');
    await put('a');
    expect((await reading).changes).toMatchObject([{ urn: tag('a') }]);
  });

  it('starts where a consumer continues', async () => {
    await put('a');
    const { next } = await changes('');
    const path = '/changes/consumers/search';
    expect((await server.get(path)).status).toBe(404);
    expect(await changes('consumer=search')).toEqual(await changes(''));
    const move = (body: string) => server.send(path, { method: 'PUT', body });
    expect((await move(JSON.stringify({ next }))).body).toEqual({ name: 'search', next });
    expect((await server.get(path)).body).toEqual({ name: 'search', next });
    await put('b');
    expect((await changes('consumer=search&aspect=tagProperties')).changes).toMatchObject([
      { urn: tag('b') },
    ]);
    expect((await server.send(path, { method: 'DELETE' })).status).toBe(204);
    expect((await server.get(path)).status).toBe(404);
    expect((await move('{}')).status).toBe(400);
    expect((await move('{"next":-1}')).status).toBe(400);
    const end = (await changes('')).next;
    for (const fits of [0, 1, end]) expect((await move(JSON.stringify({ next: fits }))).status).toBe(200);
    for (const beyond of [end + 1, 1_000_000_000_000_000]) {
      const { status, body } = await move(JSON.stringify({ next: beyond }));
      expect(status).toBe(400);
      expect(body).toHaveProperty('message', expect.stringContaining('next: expected at most'));
    }
    expect((await server.get(path)).body).toEqual({ name: 'search', next: end });
  });

  it.each([
    ['from=x', 'from: expected a whole number, 0 or more, got "x"'],
    ['limit=1001', 'limit: expected a whole number from 0 to 1000'],
    ['wait=60001', 'wait: expected a whole number from 0 to 60000'],
    ['consumer=a%20b', 'consumer: expected up to 100 letters'],
  ])('rejects %s', async (query, message) => {
    const { status, body } = await server.get(`/changes?${query}`);
    expect(status).toBe(400);
    expect(body).toHaveProperty('message', expect.stringContaining(message));
  });

  it('has the headers of a proposal, and none where it had none', async () => {
    const write = async (headers: object) =>
      server.post('/openapi/v3/entity/tag?async=false', [
        { urn: 'urn:li:tag:kept', tagProperties: { value: { name: 'kept' }, headers } },
      ]);
    const headers = { 'If-Version-Match': '-1' };
    expect((await write(headers)).status).toBe(200);
    expect(
      (await server.post(ingest, { proposal: proposalOf('urn:li:tag:kept', 'status', { removed: false }) }))
        .status,
    ).toBe(200);
    const { changes } = (await server.get('/changes')).body as {
      changes: { urn: string; headers?: object }[];
    };
    const own = changes.filter(({ urn }) => urn === 'urn:li:tag:kept');
    expect(own.map((change) => change.headers)).toEqual([undefined, headers, undefined]);
    expect(own.map((change) => 'headers' in change)).toEqual([false, true, false]);
  });

  it('rejects other methods', async () => {
    expect((await server.post('/changes', {})).status).toBe(405);
    expect((await server.post('/changes/consumers/a', {})).status).toBe(405);
  });
});

describe('the stream of events', () => {
  /** Events of a stream as they come, without comments. */
  async function* events(query: string, headers: Record<string, string> = {}) {
    const { body } = await server.stream(`/changes?${query}`, { Accept: 'text/event-stream', ...headers });
    let text = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        if (block.startsWith(':')) continue;
        const fields = block.split('\n').map((line): [string, string] => {
          const [, name = '', value = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
          return [name, value];
        });
        yield Object.fromEntries(fields);
      }
    }
  }

  it('sends existing and new changes, and ends when the reader disconnects', async () => {
    await put('a');
    const names: unknown[] = [];
    for await (const { event, data = '', id } of events('aspect=tagProperties')) {
      expect(event).toBe('change');
      const change = JSON.parse(data) as { offset: number; value: { name: string } };
      expect(id).toBe(String(change.offset));
      names.push(change.value.name);
      if (names.length === 1) await put('b');
      if (names.length === 2) break;
    }
    expect(names).toEqual(['a', 'b']);
  });

  it('continues after the last event that the reader received', async () => {
    await put('a');
    await put('b');
    const [first] = (await changes('aspect=tagProperties')).changes;
    const headers = { 'Last-Event-ID': String(first?.offset) };
    for await (const { data = '' } of events('aspect=tagProperties', headers)) {
      expect(data).toContain(tag('b'));
      break;
    }
  });
});
