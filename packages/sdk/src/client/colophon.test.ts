import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../errors.ts';
import {
  addOwner,
  addTag,
  addUpstream,
  makeDatasetUrn,
  makeTagUrn,
  makeUserUrn,
} from '../testing/public-api.ts';
import { sendJson, startCatalogue, startFakeServer } from '../testing/servers.ts';
import { Colophon } from './colophon.ts';

const orders = makeDatasetUrn('mysql', 'shop.orders');
const sales = makeDatasetUrn('mysql', 'shop.sales');
const report = makeDatasetUrn('mysql', 'shop.report');

describe('a client of a catalogue', () => {
  let client: Colophon;
  beforeEach(async () => {
    const { address } = await startCatalogue();
    client = new Colophon({ server: address });
    return () => client.close();
  });
  const name = (urn: string, text: string, runId = 'r') =>
    client.aspects.write(urn, { datasetProperties: { name: text } }, { systemMetadata: { runId } });

  it('writes several aspects of an entity in one request, and reads them by name', async () => {
    const receipts = await client.aspects.write(orders, {
      datasetProperties: { name: 'orders' },
      status: { removed: false },
      datasetProfile: { timestampMillis: 1000, rowCount: 7 },
    });
    expect(receipts).toHaveLength(1);
    expect(await client.aspects.get(orders, 'datasetProperties')).toMatchObject({ name: 'orders' });
    expect(await client.aspects.get(orders, 'ownership')).toBeUndefined();
    expect(await client.aspects.getAll(orders, { aspectNames: ['status'] })).toMatchObject({
      status: { removed: false },
    });
    expect(await client.aspects.timeseries(orders, 'datasetProfile')).toMatchObject([{ rowCount: 7 }]);
    expect(await client.aspects.write(orders, {})).toEqual([]);
  });

  it('writes all aspects or none', async () => {
    const tooLong = { datasetProperties: { name: 'orders' }, domains: { domains: ['no urn'] } };
    await expect(client.aspects.write(orders, tooLong)).rejects.toMatchObject({ name: 'RejectedError' });
    expect(await client.entities.exists(orders)).toBe(false);
  });

  it('writes on a condition, and only what does not exist', async () => {
    await name(orders, 'orders');
    const stored = await client.aspects.getStored(orders, 'datasetProperties');
    const headers = { 'If-Version-Match': stored?.version ?? '' };
    await client.aspects.write(orders, { datasetProperties: { name: 'Orders' } }, { headers });
    const late = client.aspects.write(orders, { datasetProperties: { name: 'late' } }, { headers });
    await expect(late).rejects.toMatchObject({ status: 422 });
    const again = client.aspects.write(
      orders,
      { datasetProperties: { name: 'again' } },
      { changeType: 'CREATE' },
    );
    await expect(again).rejects.toMatchObject({ status: 422 });
    expect(await client.aspects.get(orders, 'datasetProperties')).toMatchObject({ name: 'Orders' });
  });

  it('patches an entity with the system metadata that is given', async () => {
    await client.patch(orders, [addTag('pii'), addOwner(makeUserUrn('ana'))], {
      systemMetadata: { runId: 'patches' },
    });
    const { globalTags, ownership } = await client.aspects.getAll(orders);
    expect(globalTags?.tags.map(({ tag }) => tag)).toEqual([makeTagUrn('pii')]);
    expect(ownership?.owners.map(({ owner }) => owner)).toEqual([makeUserUrn('ana')]);
    expect((await client.runs.describe('patches')).map(({ aspectName }) => aspectName).sort()).toEqual(
      expect.arrayContaining(['globalTags', 'ownership']),
    );
    await expect(client.patch('pii', [addTag('pii')])).rejects.toMatchObject({ code: 'INVALID_URN' });
  });

  it('finds ten entities of any type, unless it is asked for others', async () => {
    for (let i = 0; i < 12; i++) await name(makeDatasetUrn('mysql', `shop.t${i}`), 'shop');
    await client.aspects.write(makeTagUrn('shop'), { tagProperties: { name: 'shop' } });
    const all = await client.search.find('shop');
    expect([all.total, all.hits.length, all.hits[0]?.urn]).toEqual([13, 10, makeTagUrn('shop')]);
    const tags = await client.search.find('shop', { entityTypes: ['tag'] });
    expect(tags.hits.map(({ urn }) => urn)).toEqual([makeTagUrn('shop')]);
    expect(await client.search.find()).toMatchObject({ total: 13, start: 0 });
    expect(await Array.fromAsync(client.search.scroll('shop', { pageSize: 5 }))).toHaveLength(13);
  });

  it('follows lineage a page at a time, and through all pages', async () => {
    await client.patch(sales, [addUpstream(orders)]);
    await client.patch(report, [addUpstream(sales)]);
    const urns = ({ urn }: { readonly urn: string }) => urn;
    expect((await client.lineage.upstream(report)).entities.map(urns)).toEqual([sales]);
    expect((await client.lineage.downstream(orders, { maxHops: 2, count: 1 })).total).toBe(2);
    const options = { direction: 'DOWNSTREAM', maxHops: 2, pageSize: 1 } as const;
    const everything = await Array.fromAsync(client.lineage.scroll(orders, options));
    expect(everything.map(({ urn, hops }) => [urn, hops])).toEqual([
      [sales, 1],
      [report, 2],
    ]);
    expect(await Array.fromAsync(client.lineage.scroll(orders))).toEqual([]);
  });

  it('reads relationships in both directions', async () => {
    await client.patch(orders, [addOwner(makeUserUrn('ana'))]);
    const owned = { type: 'OwnedBy', urn: makeUserUrn('ana') };
    expect(await Array.fromAsync(client.relationships.outgoing(orders))).toContainEqual(owned);
    expect(await Array.fromAsync(client.relationships.outgoing(orders, { types: ['IsPartOf'] }))).toEqual([]);
    expect(await Array.fromAsync(client.relationships.incoming(makeUserUrn('ana')))).toEqual([
      { type: 'OwnedBy', urn: orders },
    ]);
  });

  it('reads the versions of an aspect, and what changed between two of them', async () => {
    for (const text of ['a', 'b', 'c']) await name(orders, text);
    const versions = await Array.fromAsync(
      client.timeline.versions(orders, 'datasetProperties', { pageSize: 2 }),
    );
    expect(versions.map(({ version, value }) => [version, value.name])).toEqual([
      [0, 'c'],
      [2, 'b'],
      [1, 'a'],
    ]);
    expect(versions[0]?.created.actor).toMatch(/^urn:li:corpuser:/);
    for (const { version, value } of versions)
      expect(await client.aspects.get(orders, 'datasetProperties', { version })).toEqual(value);
    const operations = await client.timeline.difference(orders, 'datasetProperties');
    expect(operations).toEqual([{ op: 'replace', path: '/name', value: 'c' }]);
    expect(await client.timeline.difference(orders, 'datasetProperties', { from: 0 })).toEqual([]);
    await expect(client.timeline.difference(orders, 'datasetProperties', { from: 9 })).rejects.toMatchObject({
      name: 'NotFoundError',
    });
    expect(await Array.fromAsync(client.timeline.versions(orders, 'ownership'))).toEqual([]);
  });

  it('rolls back a run', async () => {
    await name(orders, 'before', 'first');
    await name(orders, 'after', 'second');
    expect((await client.runs.list()).map(({ runId }) => runId)).toContain('second');
    expect(await client.runs.rollback('second', { dryRun: true })).toMatchObject({ aspectsReverted: 1 });
    await client.runs.rollback('second');
    expect(await client.aspects.get(orders, 'datasetProperties')).toMatchObject({ name: 'before' });
  });

  it('hides, restores and deletes entities', async () => {
    await name(orders, 'orders');
    const isShown = () => client.entities.exists(orders, { includeRemoved: false });
    await client.entities.softDelete(orders);
    expect(await isShown()).toBe(false);
    await client.entities.restore(orders);
    expect(await isShown()).toBe(true);
    await client.aspects.delete(orders, 'datasetProperties');
    expect(await client.aspects.count('datasetProperties')).toBe(0);
    await client.entities.hardDelete(orders);
    expect(await client.entities.exists(orders)).toBe(false);
  });

  it('reads several entities, and the change log from where a consumer stopped', async () => {
    await name(orders, 'orders');
    await name(sales, 'sales');
    const names: (string | undefined)[] = [];
    for await (const [, { datasetProperties }] of client.entities.get([orders, sales]))
      names.push(datasetProperties?.name);
    expect(names).toEqual(['orders', 'sales']);
    const read = async () =>
      (
        await Array.fromAsync(client.changes.read({ consumer: 'audit', aspectNames: ['datasetProperties'] }))
      ).map(({ urn }) => urn);
    expect([await read(), await read()]).toEqual([[orders, sales], []]);
    const end = await client.changes.position('audit');
    expect(end).toBeGreaterThan(0);
    await client.changes.setPosition('audit', 0);
    expect(await read()).toEqual([orders, sales]);
    await client.changes.delete('audit');
    expect(await client.changes.position('audit')).toBeUndefined();
  });

  it('rebuilds indices, and reports the configuration of the server', async () => {
    await name(orders, 'orders');
    expect(await client.maintenance.restoreIndices({ urn: orders })).toMatch(/\d/);
    expect(await client.maintenance.serverConfig()).toMatchObject({ noCode: 'true' });
    await client.maintenance.testConnection();
  });

  it('finishes the writes that it began before it closes', async () => {
    const tags = Array.from({ length: 450 }, (_, i) => makeTagUrn(`t${i}`));
    const writing = client.emitMany(
      tags.map((entityUrn) => ({ entityUrn, aspectName: 'tagProperties', aspect: { name: 'x' } })),
    );
    const order: string[] = [];
    await Promise.all([
      writing.then(() => order.push('written')),
      client[Symbol.asyncDispose]().then(() => order.push('closed')),
    ]);
    expect(order).toEqual(['written', 'closed']);
    expect(await client.aspects.count('tagProperties')).toBe(450);
  });

  it('closes although a write fails', async () => {
    const failing = client.emit({ entityUrn: 'no urn', aspectName: 'status', aspect: { removed: true } });
    await Promise.all([expect(failing).rejects.toMatchObject({ code: 'INVALID_URN' }), client.close()]);
  });
});

describe('settings', () => {
  it('asks for the token before each request', async () => {
    const { address, received } = await startFakeServer((response) =>
      sendJson(response, 200, { value: true }),
    );
    let count = 0;
    const client = new Colophon({ server: address, token: async () => `t${++count}` });
    await client.entities.exists(orders);
    await client.entities.exists(orders);
    expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer t1', 'Bearer t2']);
  });

  it.each([7, undefined, 'line\n'])('sends nothing when the function returns the token %j', async (token) => {
    const { address, received } = await startFakeServer((response) => sendJson(response, 200, {}));
    const client = new Colophon({ server: address, token: () => token as string });
    await expect(client.entities.exists(orders)).rejects.toMatchObject({ code: 'INVALID_CONFIGURATION' });
    expect(received).toEqual([]);
  });

  it('passes on the error of a function that has no token', async () => {
    const token = () => Promise.reject(new Error('signed out'));
    const client = new Colophon({ server: 'http://localhost:1', token });
    await expect(client.entities.exists(orders)).rejects.toThrow('signed out');
  });

  it('sends requests with the fetch of the caller', async () => {
    const { address } = await startCatalogue();
    const paths: string[] = [];
    const client = new Colophon({
      server: address,
      fetch: (url, init) => {
        paths.push(url.replace(address, ''));
        return fetch(url, init);
      },
    });
    expect(await client.entities.exists(orders)).toBe(false);
    expect(paths).toEqual(['/entities?action=exists']);
    const secure = { server: address, fetch, disableSslVerification: true };
    await expect(new Colophon(secure).entities.exists(orders)).rejects.toMatchObject({
      code: 'INVALID_CONFIGURATION',
    });
  });

  it('reports requests and retries to the logger, without the token', async () => {
    const { address } = await startFakeServer((response, _, count) =>
      sendJson(
        response,
        count === 1 ? 503 : 200,
        { value: true },
        { 'Retry-After': '0', 'X-Request-Id': 'r' },
      ),
    );
    const lines: string[] = [];
    const logger = {
      debug: (line: string) => lines.push(`debug ${line}`),
      warn: (line: string) => lines.push(`warn ${line}`),
    };
    await new Colophon({ server: address, token: 'secret', logger }).entities.exists(orders);
    const request = `POST ${address}/entities?action=exists`;
    expect(lines.map((line) => line.replace(/\d+ ms$/, '… ms').replace(/, \d+ ms/, ''))).toEqual([
      `debug ${request}: status 503, request r, … ms`,
      `warn ${request}: status 503; retry 1 of 4 in … ms`,
      `debug ${request}: status 200, request r, … ms`,
    ]);
  });

  it('takes the server and the token from the environment', () => {
    vi.stubEnv('COLOPHON_SERVER', 'http://localhost:7/');
    vi.stubEnv('COLOPHON_TOKEN', 'from-environment');
    expect(new Colophon().options).toMatchObject({
      server: 'http://localhost:7',
      token: 'from-environment',
    });
    expect(new Colophon({ token: 'given' }).options.token).toBe('given');
    // The token is for that server alone.
    expect(new Colophon({ server: 'http://localhost:8' }).options.token).toBeUndefined();
    vi.stubEnv('COLOPHON_TOKEN', '');
    expect(new Colophon().options.token).toBeUndefined();
    vi.stubEnv('COLOPHON_SERVER', '');
    expect(() => new Colophon()).toThrow(expect.objectContaining({ code: 'INVALID_CONFIGURATION' }));
    vi.unstubAllEnvs();
  });

  it('rejects bad options of a call before it sends anything', async () => {
    const { address, received } = await startFakeServer((response) => sendJson(response, 200, {}));
    const client = new Colophon({ server: address });
    for (const options of [{ timeoutMs: 0 }, { timeoutMs: Number.NaN }, { maxRetries: -1 }])
      await expect(client.entities.exists(orders, options)).rejects.toMatchObject({
        code: 'INVALID_CONFIGURATION',
      });
    expect(received).toEqual([]);
  });

  it('limits the time of a call including its retries', async () => {
    const { address, received } = await startFakeServer((response) =>
      sendJson(response, 503, {}, { 'Retry-After': '3600' }),
    );
    const client = new Colophon({ server: address });
    const error: unknown = await client.entities
      .exists(orders, { timeoutMs: 100 })
      .catch((reason: unknown) => reason);
    expect(error).not.toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      name: 'ConnectionError',
      code: 'CALL_TIMEOUT',
      message: 'POST /entities?action=exists: not done within 100 ms',
    });
    expect(received).toHaveLength(1);
  });
});
