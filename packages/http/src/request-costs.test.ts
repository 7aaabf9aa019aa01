import { localUser } from '@colophon/catalogue';
import { beforeAll, describe, expect, it } from 'vitest';
import { identityOperations, operations } from './openapi/operations.ts';
import { actions, reads } from './restli/endpoints/endpoints.ts';
import {
  type CostlyRequest,
  costlyRequests,
  fillForCostlyRequests,
  inTransactions,
} from './testing/costly-requests.ts';
import { createTestIdentity } from './testing/test-identity.ts';
import { createTestServer } from './testing/test-server.ts';
import { type Cost, costOf, unitMs } from './testing/turn-cost.ts';

// The most expensive requests that the limits allow, of every endpoint. What they cost is a ratio to work of a known
// kind in the same run: no figure here depends on the machine.

/**
 * What one turn of a request may cost, in units: about 250 ms of CPU on the machine on which the limits were chosen, and
 * half as much again for other load.
 */
const mostUnits = 200;
/** A page of as many entities as it may have takes longer, but keeps nobody waiting: it is read in slices. */
const mostUnitsInSlices = 2 * mostUnits;

const identity = createTestIdentity();
const server = createTestServer({ identity: identity.identity });

beforeAll(async () => {
  await fillForCostlyRequests(server.catalogue);
  await identity.allowEverything(server.catalogue, localUser.urn);
  for (let i = 0; i < 2000; i++) await identity.addUser(`user${i}`, i % 2 === 0 ? 'person' : 'service');
});

const isCheap = (cost: Cost | undefined, unit: number): boolean =>
  cost !== undefined && cost.longestTurnMs < mostUnits * unit && cost.totalMs < mostUnitsInSlices * unit;

describe('the most expensive request that is allowed costs a limited amount of CPU', () => {
  const table = Object.entries(costlyRequests).flatMap(([name, some]) =>
    [some]
      .flat()
      .map((request, i): [string, CostlyRequest] => [i === 0 ? name : `${name}, another`, request]),
  );

  it.each(table)('%s', async (_, request) => {
    const unit = unitMs();
    const runs = [await costOf(server, request)];
    // Other load only ever adds time: a second run counts where the first took too long.
    if (!isCheap(runs[0], unit)) runs.push(await costOf(server, request));
    for (const { result: answer } of runs) {
      // What is rejected costs as little; nothing fails.
      expect([answer.status < 500, answer.text.slice(0, 200)]).toEqual([true, expect.any(String)]);
      if (answer.status >= 400 && answer.status !== 404 && request.method !== 'HEAD')
        expect(answer.body).toMatchObject({ code: 'LIMIT_EXCEEDED' });
    }
    const turns = Math.min(...runs.map(({ longestTurnMs }) => longestTurnMs)) / unit;
    const total = Math.min(...runs.map(({ totalMs }) => totalMs)) / unit;
    expect(turns).toBeLessThan(mostUnits);
    expect(total).toBeLessThan(mostUnitsInSlices);
  });

  it('lists every endpoint', () => {
    const endpoints = [
      ...[...operations, ...identityOperations].filter(({ writes }) => !writes).map(({ id }) => id),
      ...actions
        .filter(({ codes }) => !codes.includes('INVALID_ASPECT'))
        .map(({ resource, name }) => `${resource}.${name}`),
      ...reads.map(({ path }) => path),
    ];
    const missing = endpoints.filter(
      (name) => !Object.hasOwn(costlyRequests, name) && !inTransactions.has(name),
    );
    expect(missing).toEqual([]);
    const known = new Set(endpoints);
    expect([...inTransactions, ...Object.keys(costlyRequests)].filter((name) => !known.has(name))).toEqual([
      'a batch of values',
      'a batch of relationships',
    ]);
  });
});
