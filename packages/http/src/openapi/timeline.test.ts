import { beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, dataset, type TestServer, testTime } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = createTestServer();
  await server.put(dataset, 'globalTags', { tags: [{ tag: 'urn:li:tag:pii' }] });
});

const all = `startTime=0&endTime=${testTime}`;
const timeline = (query: string, path = '/openapi/v2/timeline/v1') =>
  server.get(`${path}/${encodeURIComponent(dataset)}?${query}`);

describe('GET /openapi/v2/timeline/v1/{urn}', () => {
  it('returns changes with their semantic version', async () => {
    const { status, body } = await timeline(`categories=TAG,OWNERSHIP&${all}`);
    expect(status).toBe(200);
    const stamp = { actor: 'urn:li:corpuser:datahub', time: testTime };
    expect(body).toEqual([
      {
        timestamp: testTime,
        actor: stamp.actor,
        semVer: '0.0.0-computed',
        semVerChange: 'MINOR',
        versionStamp: 'datasetKey:0;globalTags:0',
        changeEvents: [
          {
            entityUrn: dataset,
            category: 'TAG',
            operation: 'ADD',
            modifier: 'urn:li:tag:pii',
            parameters: { tagUrn: 'urn:li:tag:pii' },
            auditStamp: stamp,
            semVerChange: 'MINOR',
            description: 'The tag urn:li:tag:pii was added.',
          },
        ],
        rawDiff: null,
      },
    ]);
    expect((await timeline(`categories=TAG&${all}`, '/openapi/timeline/v1')).body).toHaveLength(1);
  });

  it('adds the patch when asked for it, as Python writes true', async () => {
    const { body } = await timeline(`categories=TAG&${all}&raw=True`);
    expect(body).toMatchObject([{ rawDiff: [{ op: 'add', path: '/globalTags' }] }]);
  });

  it('applies the requested time range, or else the last week', async () => {
    expect((await timeline(`categories=TAG&startTime=${testTime + 1}&endTime=0`)).body).toEqual([]);
    expect((await timeline(`categories=TAG&endTime=${testTime + 1}`)).body).toHaveLength(1);
    expect((await timeline(`categories=TAG&endTime=${testTime + 8 * 86_400_000}`)).body).toEqual([]);
  });

  it('accepts the older name of a category', async () => {
    expect((await timeline(`categories=OWNER&${all}`)).body).toEqual([]);
  });

  it.each(['', 'categories=', 'categories=TAGS', 'categories=constructor', `categories=TAG&startTime=today`])(
    'rejects %j',
    async (query) => {
      expect((await timeline(query)).status).toBe(400);
    },
  );

  it('rejects what is not a URN', async () => {
    expect((await server.get('/openapi/v2/timeline/v1/orders?categories=TAG')).status).toBe(400);
  });
});
