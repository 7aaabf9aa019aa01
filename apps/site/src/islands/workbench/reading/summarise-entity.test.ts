import { describe, expect, it } from 'vitest';
import { summariseEntity } from './summarise-entity.ts';

const orders = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)';

describe('summariseEntity', () => {
  it('picks the description, the platform, the owners, the tags, the terms and the domains', () => {
    const aspects = [
      { name: 'datasetProperties', value: { name: 'orders', description: 'One row for every order.' } },
      { name: 'ownership', value: { owners: [{ owner: 'urn:li:corpuser:ana', type: 'DATAOWNER' }] } },
      { name: 'globalTags', value: { tags: [{ tag: 'urn:li:tag:pii' }, { tag: 'urn:li:tag:pii' }] } },
      { name: 'glossaryTerms', value: { terms: [{ urn: 'urn:li:glossaryTerm:Order' }] } },
      { name: 'domains', value: { domains: ['urn:li:domain:sales'] } },
      { name: 'status', value: { removed: false } },
    ];
    expect(summariseEntity(orders, aspects)).toEqual({
      description: 'One row for every order.',
      facts: [
        { kind: 'platform', urns: ['urn:li:dataPlatform:hive'] },
        { kind: 'owners', urns: ['urn:li:corpuser:ana'] },
        { kind: 'tags', urns: ['urn:li:tag:pii'] },
        { kind: 'terms', urns: ['urn:li:glossaryTerm:Order'] },
        { kind: 'domains', urns: ['urn:li:domain:sales'] },
      ],
    });
  });

  it('prefers the description that a person edited', () => {
    const aspects = [
      { name: 'datasetProperties', value: { description: 'ingested' } },
      { name: 'editableDatasetProperties', value: { description: 'edited' } },
    ];
    expect(summariseEntity(orders, aspects).description).toBe('edited');
  });

  it('reads the definition of a term, and prefers the platform that an aspect names', () => {
    expect(
      summariseEntity('urn:li:glossaryTerm:Order', [
        { name: 'glossaryTermInfo', value: { definition: 'A purchase.', termSource: 'INTERNAL' } },
        { name: 'dataPlatformInstance', value: { platform: 'urn:li:dataPlatform:dbt' } },
      ]),
    ).toEqual({
      description: 'A purchase.',
      facts: [{ kind: 'platform', urns: ['urn:li:dataPlatform:dbt'] }],
    });
  });

  it('omits missing facts', () => {
    const empty = { description: undefined, facts: [] };
    expect(summariseEntity('urn:li:tag:pii', [])).toEqual(empty);
    expect(summariseEntity('urn:li:tag:pii', [{ name: 'ownership', value: { owners: [] } }])).toEqual(empty);
  });
});
