import { describe, expect, it } from 'vitest';
import { loadDefinitions } from '../registry/find-definition.ts';
import { transformers } from './index.ts';
import { proposalsOf, recordOf, runTransformer } from './testing/run-transformer.ts';

// What they do is compared with DataHub's in tests/interop/transformers.test.ts; here is what that cannot show.
const orders = 'urn:li:dataset:(urn:li:dataPlatform:postgres,shop.orders,PROD)';
const container = 'urn:li:container:abc';
const status = recordOf({ [orders]: { status: { removed: false } } });
const definitions = await loadDefinitions('transformer');

describe('transformers', () => {
  it('are registered under their names', () => {
    expect(definitions.map(({ name }) => name)).toEqual(Object.keys(transformers));
    expect(definitions.length).toBeGreaterThanOrEqual(39);
  });

  it.each(definitions.map((one) => [one.name, one] as const))(
    'reject an unknown setting: %s',
    (_name, one) => {
      const codes = one.config.safeParse({ unknown: true }).error?.issues.map(({ code }) => code);
      expect(codes).toContain('unrecognized_keys');
    },
  );

  it('merge with nothing, and warn, if the sink has no catalogue', async () => {
    const config = { owner_urns: ['urn:li:corpuser:ana'], semantics: 'patch' };
    const ran = await runTransformer('simple_add_ownership', config, [status]);
    expect(ran.warnings.map(({ title }) => title)).toEqual(['simple_add_ownership has no catalogue to read']);
    expect(proposalsOf(ran)[1]).toEqual([
      `ownership of ${orders}`,
      { owners: [{ owner: 'urn:li:corpuser:ana', type: 'DATAOWNER' }] },
    ]);
  });

  it('keep owners that cannot be cleaned, if the sink has no catalogue', async () => {
    const owned = recordOf({ [orders]: { ownership: { owners: [{ owner: 'urn:li:corpuser:ext_bo' }] } } });
    const ran = await runTransformer('pattern_cleanup_ownership', { pattern_for_cleanup: ['^ext_'] }, [
      owned,
    ]);
    expect(proposalsOf(ran)).toEqual([
      [`ownership of ${orders}`, { owners: [{ owner: 'urn:li:corpuser:ext_bo' }] }],
    ]);
    expect(ran.warnings).toHaveLength(1);
  });

  it('find a domain by name before they read, and say what to do about one that is not there', async () => {
    const stored = { 'urn:li:domain:1': { domainProperties: { name: 'Sales' } } };
    const ran = await runTransformer('simple_add_domain', { domains: ['Sales'] }, [status], { stored });
    expect(proposalsOf(ran)[1]).toEqual([`domains of ${orders}`, { domains: ['urn:li:domain:1'] }]);
    await expect(
      runTransformer('simple_add_domain', { domains: ['Sale'] }, [status], { stored }),
    ).rejects.toThrow('The catalogue has no domain "Sale".');
    await expect(runTransformer('simple_add_domain', { domains: ['Sales'] }, [status])).rejects.toThrow(
      'The domain "Sales" is a name, and the sink has no catalogue to find it in.',
    );
  });

  it('give containers the owners of all that is in them, once', async () => {
    const config = { owner_pattern: { rules: { '.*': ['urn:li:corpGroup:shop'] } }, is_container: true };
    const inside = (urn: string) =>
      recordOf({ [urn]: { browsePathsV2: { path: [{ id: container, urn: container }, { id: 'plain' }] } } });
    const ran = await runTransformer(
      'pattern_add_ownership',
      config,
      [inside(orders), inside(orders.replace('orders', 'customers'))],
      { stored: {} },
    );
    const [, patch] = proposalsOf(ran).at(-1) ?? [];
    expect(ran.records.at(-1)?.proposals.map(({ entityUrn }) => entityUrn)).toEqual([container]);
    expect(patch).toEqual([
      {
        op: 'add',
        path: '/owners/urn:li:corpGroup:shop/DATAOWNER//',
        value: { owner: 'urn:li:corpGroup:shop', type: 'DATAOWNER' },
      },
    ]);
  });

  it('add many datasets to a data product in patches of limited size', async () => {
    const records = Array.from({ length: 1_001 }, (_, i) =>
      recordOf({ [orders.replace('orders', `orders${i}`)]: { status: { removed: false } } }),
    );
    const config = {
      dataset_to_data_product_urns_pattern: { rules: { '.*': 'urn:li:dataProduct:sales' } },
    };
    const ran = await runTransformer('pattern_add_dataset_dataproduct', config, records);
    const patches = ran.records.at(-1)?.proposals ?? [];
    expect(patches.map((one) => 'patch' in one && one.patch.operations.length)).toEqual([1_000, 1]);
  });

  it('attribute what a patch adds for their source, and nothing else of it', async () => {
    const source = 'urn:li:platformResource:ingestion';
    const add = (path: string) => ({ op: 'add' as const, path, value: { tag: 'urn:li:tag:pii' } });
    const ran = await runTransformer('set_attribution', { attribution_source: source }, [
      {
        id: 'patch',
        proposals: [
          {
            entityUrn: orders,
            aspectName: 'globalTags',
            changeType: 'PATCH',
            patch: { operations: [add(`/tags/${source}/urn:li:tag:pii`), add('/tags/urn:li:tag:pii')] },
          },
        ],
      },
    ]);
    const attribution = { time: 5_000, actor: 'urn:li:corpuser:datahub', source };
    expect(proposalsOf(ran)[0]?.[1]).toEqual([
      {
        ...add(`/tags/${source}/urn:li:tag:pii`),
        value: { tag: 'urn:li:tag:pii', attribution },
      },
      add('/tags/urn:li:tag:pii'),
    ]);
  });
});
