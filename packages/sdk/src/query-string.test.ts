import { expect, it } from 'vitest';
import { encodePart, queryString } from './query-string.ts';
import { GraphClient, makeDatasetUrn } from './testing/public-api.ts';
import { sendJson, startFakeServer } from './testing/servers.ts';

it('omits undefined values, and repeats lists', () => {
  expect(queryString({})).toBe('');
  expect(queryString({ a: undefined, b: 0, c: ['x', 'y'], d: [], e: false })).toBe('?b=0&c=x&c=y&e=false');
});

it('encodes every reserved character', () => {
  const text = "a(b),c/d?e&f=g+h %25'ü";
  expect(encodePart(text)).not.toMatch(/[(),/?&=+ ]/);
  expect(decodeURIComponent(encodePart(text))).toBe(text);
});

it('encodes parentheses of URNs in paths, but not those of Rest.li lists', async () => {
  const { address, received } = await startFakeServer((response) =>
    sendJson(response, 200, { aspects: {}, relationships: [], total: 0 }),
  );
  const graph = new GraphClient({ server: address });
  const urn = makeDatasetUrn('mysql', 'a');
  await graph.getAspects(urn, { aspectNames: ['status', 'ownership'] });
  for await (const _ of graph.relationships(urn, { types: ['OwnedBy', 'TaggedWith'] }));
  const encoded = 'urn%3Ali%3Adataset%3A%28urn%3Ali%3AdataPlatform%3Amysql%2Ca%2CPROD%29';
  expect(received.map(({ path }) => path)).toEqual([
    `/entitiesV2/${encoded}?aspects=List(status,ownership)`,
    `/relationships?urn=${encoded}&direction=OUTGOING&start=0&count=100&types=List(OwnedBy,TaggedWith)`,
  ]);
});
