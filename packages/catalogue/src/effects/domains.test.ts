import type { JsonObject } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { catalogueTest, orders, upsert } from '../testing/catalogue-fixture.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));
const [sales, finance] = ['urn:li:domain:sales', 'urn:li:domain:finance'] as const;

const attributed = (domain: string, sourceDetail = {}): JsonObject => ({
  domain,
  attribution: { time: 1, actor: 'urn:li:corpuser:ada', sourceDetail },
});

async function write(catalogue: Catalogue, value: JsonObject, changeType: 'UPSERT' | 'PATCH' = 'UPSERT') {
  await catalogue.propose([upsert(orders, 'domains', value, { changeType })]);
  return (await catalogue.aspect(orders, 'domains'))?.value;
}

describe('domains and their associations', () => {
  test('are derived from the domains if only these are written, and keep their attribution', async ({
    catalogue,
  }) => {
    expect(await write(catalogue, { domains: [sales] })).toEqual({
      domains: [sales],
      domainAssociations: [{ domain: sales }],
    });
    await write(catalogue, { domains: [sales], domainAssociations: [attributed(sales)] });
    expect(await write(catalogue, { domains: [finance, sales] })).toEqual({
      domains: [finance, sales],
      domainAssociations: [{ domain: finance }, attributed(sales)],
    });
  });

  test('determine the domains if only the associations change', async ({ catalogue }) => {
    await write(catalogue, { domains: [sales] });
    const domainAssociations = [attributed(finance)];
    expect(await write(catalogue, { domains: [sales], domainAssociations })).toEqual({
      domains: [finance],
      domainAssociations,
    });
  });

  test('list the domains that were propagated last', async ({ catalogue }) => {
    const propagated = attributed(sales, { propagated: 'true' });
    const domainAssociations = [propagated, attributed(finance), attributed(sales)];
    expect(await write(catalogue, { domains: [], domainAssociations })).toEqual({
      domains: [finance, sales],
      domainAssociations: [attributed(finance), attributed(sales), propagated],
    });
  });

  test('are rejected when one write names different domains', async ({ catalogue }) => {
    const value = { domains: [sales], domainAssociations: [{ domain: finance }] };
    await expect(write(catalogue, value)).rejects.toThrow(
      /^Cannot update both 'domains' and 'domainAssociations'.*sales.*finance/,
    );
    expect(await catalogue.aspect(orders, 'domains')).toBeUndefined();
  });

  test('stay in sync after a patch of either', async ({ catalogue }) => {
    const separator = '\u241f';
    await write(
      catalogue,
      {
        patch: [{ op: 'add', path: `/domainAssociations//${sales}`, value: { domain: sales } }],
        arrayPrimaryKeys: { domainAssociations: [`attribution${separator}source`, 'domain'] },
      },
      'PATCH',
    );
    expect(
      await write(
        catalogue,
        { patch: [{ op: 'add', path: `/domains/${finance}`, value: finance }] },
        'PATCH',
      ),
    ).toEqual({ domains: [sales, finance], domainAssociations: [{ domain: sales }, { domain: finance }] });
  });

  test('both lose a domain when references to it are deleted', async ({ catalogue }) => {
    await write(catalogue, { domains: [sales, finance] });
    await catalogue.deleteReferences(sales);
    expect((await catalogue.aspect(orders, 'domains'))?.value).toEqual({
      domains: [finance],
      domainAssociations: [{ domain: finance }],
    });
  });
});
