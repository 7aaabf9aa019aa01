import {
  maxBatchRelationships,
  maxBatchSize,
  maxInputLength,
  maxScannedValues,
  maxTextLength,
  maxWords,
} from '@colophon/catalogue';
import { cpuGrowth, mostForLinear } from '@colophon/catalogue/testing/cpu-growth';
import { exceededLimit } from '@colophon/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, dataset, ingest, ingestBatch, proposalOf, search } from './testing/test-server.ts';

/** Entities of the catalogue under attack: enough for a search of all to be measured. */
const entityCount = 4000;
const urnOf = (i: number) => `urn:li:dataset:(urn:li:dataPlatform:hive,shop.t${i},PROD)`;
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);
const words = ['order', 'customer', 'payment', 'invoice', 'table', 'daily', 'region', 'amount'];

const server = createTestServer();
const { catalogue } = server;

beforeAll(async () => {
  for (let start = 0; start < entityCount; start += 1000) {
    await catalogue.propose(
      numbers(1000).map((i) => ({
        entityUrn: urnOf(start + i),
        aspectName: 'datasetProperties',
        changeType: 'UPSERT' as const,
        value: { name: `${words[i % words.length]}_${start + i}`, description: words.join(' ') },
      })),
    );
  }
});

/** Repeated until it has taken so many milliseconds of CPU, which the clock of a thread measures well. */
const measuredMs = 20;

/** The CPU time of a work, in milliseconds; of several runs the quickest counts. */
async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 3; run++) {
    const startMs = threadMs();
    let count = 0;
    while (threadMs() - startMs < measuredMs) {
      await work();
      count++;
    }
    times.push((threadMs() - startMs) / count);
  }
  return Math.min(...times);
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const clause = (field: string, condition: string, value: string) => ({
  and: [{ field, condition, value, values: [value] }],
});
const post = (parameters: object) => server.post(search, { entity: 'dataset', ...parameters });

describe('a request that would cost too much is rejected, with the limit and its place', () => {
  it.each<[string, object, string]>([
    [
      'thousands of clauses of CONTAIN',
      { filter: { or: numbers(2400).map((i) => clause('name', 'CONTAIN', `x${i}`)) } },
      `filter: expected at most ${maxScannedValues} values of conditions other than EQUAL and IN, got 2400`,
    ],
    [
      'hundreds of words',
      {
        input: numbers(200)
          .map((i) => `w${i}`)
          .join(' '),
      },
      `input: expected at most ${maxWords} words, got`,
    ],
    [
      'a word of thousands of words',
      { input: 'AbCd'.repeat(25_000) },
      `input: expected at most ${maxInputLength} characters, got 100000`,
    ],
    [
      'many fields to sort by',
      { sortCriteria: numbers(20).map((i) => ({ field: `f${i}`, order: 'ASCENDING' })) },
      'sort: expected at most 5 fields, got 20',
    ],
  ])('%s', async (_, parameters, message) => {
    const answer = await post(parameters);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(message)]);
    expect(answer.body).toMatchObject({ code: 'LIMIT_EXCEEDED' });
  });

  it('a long autocompletion', async () => {
    const answer = await server.post('/entities?action=autocomplete', {
      entity: 'dataset',
      query: 'ab '.repeat(1000),
    });
    expect(answer.body).toMatchObject({ status: 400, code: 'LIMIT_EXCEEDED' });
  });

  it('a query that reads the texts of all entities again and again', async () => {
    const filter = {
      or: [
        {
          and: numbers(40).map((i) => ({
            field: 'description',
            condition: 'CONTAIN',
            values: [`${words[i % 8]}`.slice(0, 1 + (i >> 3))],
          })),
        },
      ],
    };
    const answer = await post({ filter });
    expect(answer.body).toMatchObject({ status: 400, code: 'LIMIT_EXCEEDED' });
    expect(answer.text).toContain('read the texts of at most');
  });

  it.each(['/docs', '/entitiesV2/x', '/openapi/v3/entity/dataset'])(
    'a path of slashes behind %s',
    async (path) => {
      const answer = await server.get(path + '/'.repeat(60_000));
      expect(answer.status).toBe(414);
      expect(answer.body).toMatchObject({ code: 'URI_TOO_LONG' });
    },
  );

  it('a text in an aspect that is too long, at any depth', async () => {
    const value = { description: 'x', customProperties: { long: 'x'.repeat(maxTextLength + 1) } };
    const answer = await server.post(ingest, { proposal: proposalOf(dataset, 'datasetProperties', value) });
    expect(answer.body).toMatchObject({
      code: 'INVALID_ASPECT',
      message: expect.stringContaining(
        `/customProperties/long: expected at most ${maxTextLength} characters in a string, got ${maxTextLength + 1}`,
      ),
    });
    await server.put(dataset, 'datasetProperties', { description: 'x'.repeat(maxTextLength) });
  });

  it('a batch of too many changes', async () => {
    const proposal = proposalOf(dataset, 'status', { removed: false });
    const answer = await server.post(ingestBatch, { proposals: Array(maxBatchSize + 1).fill(proposal) });
    expect(answer.body).toMatchObject({
      status: 400,
      code: 'LIMIT_EXCEEDED',
      message: expect.stringContaining(`at most ${maxBatchSize} in a batch, got ${maxBatchSize + 1}`),
    });
  });

  it('a batch of few changes with too many relationships, of which nothing is kept', async () => {
    const tagged = (i: number, count: number) =>
      proposalOf(urnOf(i), 'globalTags', {
        tags: numbers(count).map((tag) => ({ tag: `urn:li:tag:${i}.${tag}` })),
      });
    const half = maxBatchRelationships / 2;
    const before = await catalogue.logHead();
    const answer = await server.post(ingestBatch, { proposals: [tagged(0, half), tagged(1, half + 1)] });
    expect(answer.body).toMatchObject({
      status: 400,
      code: 'LIMIT_EXCEEDED',
      message: expect.stringContaining(
        `at most ${maxBatchRelationships} relationships in all aspects of a batch, got ${maxBatchRelationships + 1}`,
      ),
    });
    expect(await catalogue.logHead()).toBe(before);
  });

  it('lineage with too many long paths', async () => {
    const length = 600;
    await catalogue.propose(
      numbers(length).map((i) => ({
        entityUrn: `urn:li:dataset:(urn:li:dataPlatform:hive,chain.${i + 1},PROD)`,
        aspectName: 'upstreamLineage',
        changeType: 'UPSERT' as const,
        value: {
          upstreams: [
            { dataset: `urn:li:dataset:(urn:li:dataPlatform:hive,chain.${i},PROD)`, type: 'TRANSFORMED' },
          ],
        },
      })),
    );
    const ask = (count: number) =>
      server.post('/relationships?action=getLineage', {
        urn: 'urn:li:dataset:(urn:li:dataPlatform:hive,chain.0,PROD)',
        direction: 'DOWNSTREAM',
        maxHops: 1000,
        count,
      });
    expect((await ask(100)).status).toBe(200);
    expect((await ask(length)).body).toMatchObject({ status: 400, code: 'LIMIT_EXCEEDED' });
  });
});

describe('a request within the limits', () => {
  const all = { input: '*' };

  it.each<[string, object]>([
    [
      'thousands of clauses of EQUAL',
      { filter: { or: numbers(2400).map((i) => clause('name', 'EQUAL', `x${i}`)) } },
    ],
    [
      'the most values to scan',
      { filter: { or: numbers(maxScannedValues).map((i) => clause('name', 'CONTAIN', `x${i}`)) } },
    ],
    ['a sort by an indexed field', { sort: { field: 'name', order: 'ASCENDING' } }],
    ['five sorts by one text', { sortCriteria: Array(5).fill({ field: 'description', order: 'ASCENDING' }) }],
    [
      'the most words',
      {
        input: numbers(maxWords)
          .map((i) => `${words[i % 8]}${'s'.repeat(i >> 3)}`)
          .join(' OR '),
      },
    ],
    ['one word a thousand times', { input: 'o '.repeat(1000) }],
  ])('costs no more than some searches for everything: %s', async (_, parameters) => {
    const answer = await post(parameters);
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    const reference = await cpuMs(() => post(all));
    expect((await cpuMs(() => post(parameters))) / reference).toBeLessThan(60);
  });

  it.each([
    ['brackets', '['],
    ['quotation marks that are escaped', '\\"'],
    ['backslashes', '\\'],
    ['strings', '"",'],
  ])('costs in proportion to a body of %s', (_, piece) => {
    const growth = cpuGrowth(
      (length) => `["${piece.repeat(length)}"]`,
      (text) => exceededLimit(text, { maxDepth: text.length, maxValues: text.length - 1 }),
    );
    expect(growth).toBeLessThan(mostForLinear);
  });
});
