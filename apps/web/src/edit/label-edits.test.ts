import { expect, describe as group, it } from 'vitest';
import { addLabel, deprecate, describe, type Head, putIntoDomain, removeLabel } from './label-edits.ts';

const orders = 'urn:li:dataset:orders';
const pii = { urn: 'urn:li:tag:pii', name: 'PII', color: '#c00' };
const head: Head = {
  urn: orders,
  card: {
    entityType: 'dataset',
    name: 'Orders',
    qualifiedName: null,
    description: 'Old',
    exists: true,
    subTypes: [],
    isDeprecated: false,
    isRemoved: false,
    rights: [],
    platform: null,
    path: [],
    owners: [],
    tags: [],
    tagCount: 0,
    terms: [],
    termCount: 0,
    domain: { urn: 'urn:li:domain:shop', card: { name: 'Shop' } },
  },
};

group('an edit', () => {
  it('shows a tag at once, and takes it back with what was sent', () => {
    const { edit, foresee } = addLabel(head, 'tags', pii);
    expect(edit).toMatchObject({
      urn: orders,
      apply: { name: 'AddTag', variables: { input: { resourceUrn: orders, tagUrn: pii.urn } } },
      revert: { name: 'RemoveTag', variables: { input: { resourceUrn: orders, tagUrn: pii.urn } } },
    });
    const seen = foresee(head);
    expect(seen.card.tags).toEqual([{ urn: pii.urn, card: { name: 'PII', color: '#c00' } }]);
    expect(seen.card.tagCount).toBe(1);
    // Twice is once.
    expect(addLabel(seen, 'tags', pii).foresee(seen).card.tags).toHaveLength(1);
    const removal = removeLabel(seen, 'tags', pii);
    expect(removal.edit.apply).toEqual(edit.revert);
    expect(removal.foresee(seen).card.tags).toEqual([]);
  });

  it('knows people from groups', () => {
    const group = { urn: 'urn:li:corpGroup:shop', name: 'Shop' };
    expect(addLabel(head, 'owners', group).edit.apply.variables).toEqual({
      input: {
        resourceUrn: orders,
        ownerUrn: group.urn,
        ownerEntityType: 'CORP_GROUP',
        ownershipTypeUrn: 'urn:li:ownershipType:__system__none',
      },
    });
  });

  it('goes back to the domain that was there before, or to none', () => {
    const { edit, foresee } = putIntoDomain(head, undefined);
    expect(edit.apply.name).toBe('UnsetDomain');
    expect(edit.revert.variables).toEqual({ entityUrn: orders, domainUrn: 'urn:li:domain:shop' });
    expect(foresee(head).card.domain).toBeNull();
    expect(putIntoDomain(foresee(head), { urn: 'urn:li:domain:x', name: 'X' }).edit.revert.name).toBe(
      'UnsetDomain',
    );
  });

  it('goes back to the description and the state before', () => {
    expect(describe(head, 'New').edit.revert.variables).toEqual({
      input: { resourceUrn: orders, description: 'Old' },
    });
    expect(deprecate(head, true).edit.revert.variables).toMatchObject({ input: { deprecated: false } });
  });
});
