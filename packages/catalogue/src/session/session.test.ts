import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import { createCatalogue } from '../catalogue.ts';
import { systemActor } from '../proposal.ts';
import { maxLookups } from '../read-budget.ts';
import { searchQuery } from '../search/query.ts';
import { catalogueTest, orders, upsert } from '../testing/catalogue-fixture.ts';
import type { RequestContext } from './request-context.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const ana = 'urn:li:corpuser:ana';
const traceId = '0006355d9e2a40000123456789abcdef';
const contextOf = (more: Partial<RequestContext> = {}): RequestContext => ({
  principal: { urn: ana },
  requestId: 'request-1',
  traceId,
  signal: new AbortController().signal,
  ...more,
});
const description = upsert(orders, 'datasetProperties', { description: 'Orders.' });
const failing = upsert(orders, 'status', { removed: true }, { headers: { 'If-Version-Match': '7' } });

describe('the commands of a session', () => {
  test('have the principal as their actor', async ({ catalogue }) => {
    const session = catalogue.as(contextOf());
    await session.propose([description]);
    await session.proposeAsync([upsert(orders, 'status', { removed: false })]);
    await session.propose([upsert('urn:li:tag:pii', 'tagProperties', { name: 'pii' })]);
    await session.propose([upsert(orders, 'globalTags', { tags: [{ tag: 'urn:li:tag:pii' }] })]);
    await session.deleteReferences('urn:li:tag:pii');
    await session.deleteEntity(orders);
    const log = await catalogue.log(0, 100);
    // What the catalogue adds by itself, such as browse paths, is its own.
    const own = log.filter(({ created }) => created.actor !== systemActor);
    expect(own.map(({ aspect, changeType }) => `${changeType} ${aspect}`)).toEqual(
      expect.arrayContaining([
        'UPSERT datasetProperties',
        'UPSERT status',
        'UPSERT globalTags',
        'DELETE datasetKey',
      ]),
    );
    expect([...new Set(own.map(({ created }) => created.actor))]).toEqual([ana]);
  });

  test('run inside what the catalogue was made with, and fail as without it', async () => {
    const seen: unknown[] = [];
    const catalogue = createCatalogue({
      registry,
      store: createSqliteStore(openMemoryDatabase()),
      async aroundCommand({ name, subject, isDryRun, context }, run) {
        const result = await run().catch((error: unknown) => {
          seen.push([name, 'failed']);
          throw error;
        });
        seen.push([name, subject, isDryRun, context.requestId]);
        return result;
      },
    });
    const session = catalogue.as(contextOf());
    await session.propose([description]);
    await session.proposeAsync([upsert(orders, 'status', { removed: false })]);
    await expect(session.propose([failing])).rejects.toThrow('If-Version-Match');
    await session.deleteReferences('urn:li:tag:pii', { dryRun: true });
    await session.deletePoints({ urn: orders, aspect: 'operation' });
    await session.truncateTimeseries(
      { entityType: 'dataset', aspect: 'operation', endTimeMillis: 0 },
      { dryRun: true },
    );
    await session.rollBack({ runId: 'nightly' });
    await session.restoreIndices();
    await session.applyRetention();
    await session.backup({ signal: new AbortController().signal });
    expect(await session.deleteEntity(orders)).toMatchObject({ rows: expect.any(Number) });
    await catalogue.close();
    expect(seen).toEqual([
      ['propose', undefined, undefined, 'request-1'],
      ['proposeAsync', undefined, undefined, 'request-1'],
      ['propose', 'failed'],
      ['deleteReferences', 'urn:li:tag:pii', true, 'request-1'],
      ['deletePoints', orders, undefined, 'request-1'],
      ['truncateTimeseries', undefined, true, 'request-1'],
      ['rollBack', 'nightly', false, 'request-1'],
      ['restoreIndices', undefined, undefined, 'request-1'],
      ['applyRetention', undefined, undefined, 'request-1'],
      ['backup', undefined, undefined, 'request-1'],
      ['deleteEntity', orders, undefined, 'request-1'],
    ]);
  });

  test('leave the stamps inside values as they were sent', async ({ catalogue }) => {
    const lastModified = { actor: 'urn:li:corpuser:ben', time: 7 };
    await catalogue.as(contextOf()).propose([upsert(orders, 'ownership', { owners: [], lastModified })]);
    const row = await catalogue.aspect(orders, 'ownership');
    expect(row).toMatchObject({ value: { lastModified }, created: { actor: ana } });
  });

  test('belong to the trace of the request, even if their condition fails', async ({ catalogue }) => {
    const session = catalogue.as(contextOf());
    await session.propose([description]);
    await session.proposeAsync([failing]);
    const states = await session.writeStates(traceId, { [orders]: ['datasetProperties', 'status'] });
    expect(states).toMatchObject({
      [orders]: { datasetProperties: { success: true }, status: { success: false } },
    });
  });

  test('follow the policy for unknown fields, and report what was stored', async ({ catalogue }) => {
    const unknown = upsert(orders, 'datasetProperties', { colour: 'red' });
    await expect(catalogue.as(contextOf()).propose([unknown])).rejects.toThrow(/colour/);
    const fields: string[] = [];
    const lenient = catalogue.as(contextOf(), {
      unknownFields: 'keep',
      onWrite: ({ unknownFields }) => fields.push(...unknownFields.map(({ pattern }) => pattern)),
    });
    await lenient.propose([unknown]);
    expect(fields).toEqual(['/colour']);
  });
});

describe('the queries of a session', () => {
  test('end when the time of the request is over, each with what to narrow', async ({ catalogue }) => {
    await catalogue.propose([description]);
    const session = catalogue.as(contextOf({ deadline: Date.now() - 1 }));
    const ended = expect.objectContaining({
      name: 'QueryTimeoutError',
      message: expect.stringMatching(/^The /),
    });
    const query = searchQuery({ input: '*' });
    await expect(session.search(query)).rejects.toThrow(ended);
    await expect(session.scroll(query)).rejects.toThrow(ended);
    const lineage = { urn: orders, direction: 'upstream', start: 0, count: 1 } as const;
    await expect(session.lineage(lineage)).rejects.toThrow(ended);
    await expect(session.entities([orders])).rejects.toThrow(ended);
    // What was asked before the deadline is done to its end, and so is every command.
    await session.propose([upsert(orders, 'status', { removed: true })]);
    expect(await session.deleteReferences(orders)).toMatchObject({ total: 0 });
    const later = catalogue.as(contextOf({ deadline: Date.now() + 600_000 }));
    expect(await later.search(query)).toMatchObject({ total: 0 });
  });

  test('look up no more than one request may, unless they read back a write', async ({ catalogue }) => {
    const urns = Array.from({ length: maxLookups + 1 }, () => orders);
    const limited = catalogue.as(contextOf());
    await limited.existing([orders]);
    await expect(limited.existing(urns)).rejects.toMatchObject({ code: 'LIMIT_EXCEEDED' });
    expect(await catalogue.as(contextOf(), { limitsReads: false }).existing(urns)).toEqual([]);
  });

  test('stop when the caller has disconnected', async ({ catalogue }) => {
    const session = catalogue.as(contextOf({ signal: AbortSignal.abort() }));
    const query = searchQuery({ entityTypes: [], input: '*' });
    await expect(session.search(query)).rejects.toMatchObject({ name: 'AbortError' });
    await session.entity(orders);
    await expect(session.entity(orders)).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('make no signal for the look-up of one entity', async ({ catalogue }) => {
    let isMade = false;
    const context: RequestContext = {
      ...contextOf(),
      get signal() {
        isMade = true;
        return new AbortController().signal;
      },
    };
    const session = catalogue.as(context);
    await session.entity(orders);
    expect(isMade).toBe(false);
    await session.entity(orders);
    expect(isMade).toBe(true);
  });
});
