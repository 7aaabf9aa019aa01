import { describe, expect, it } from 'vitest';
import { chart, columnOf, done, now, orders, pii, refused, shop, vat } from './testing/shop.ts';

const bob = 'urn:li:corpuser:bob';
const team = 'urn:li:corpGroup:team';
const steward = 'urn:li:ownershipType:steward';
const technical = 'urn:li:ownershipType:__system__technical_owner';

async function shopWithOwners() {
  const graphql = await shop();
  await graphql.put(bob, 'corpUserInfo', { active: true });
  await graphql.put(team, 'corpGroupInfo', { admins: [], members: [], groups: [] });
  await graphql.put(steward, 'ownershipTypeInfo', {
    name: 'Steward',
    created: { time: 1, actor: bob },
    lastModified: { time: 1, actor: bob },
  });
  return graphql;
}

describe('owners', () => {
  const asTechnical = { owner: bob, type: 'TECHNICAL_OWNER', typeUrn: technical, source: { type: 'MANUAL' } };
  const asSteward = { owner: team, type: 'NONE', typeUrn: steward, source: { type: 'MANUAL' } };
  const bobInput = { ownerUrn: bob, ownerEntityType: 'CORP_USER', type: 'TECHNICAL_OWNER' };
  const teamInput = { ownerUrn: team, ownerEntityType: 'CORP_GROUP', ownershipTypeUrn: steward };

  it('are added as what they are, and replaced when they are that already', async () => {
    const graphql = await shopWithOwners();
    // As older clients write it, without the URN of the type.
    await graphql.put(orders, 'ownership', { owners: [{ owner: bob, type: 'TECHNICAL_OWNER' }] });
    await done(graphql, 'addOwner', 'AddOwnerInput', { ...bobInput, resourceUrn: orders });
    expect(await graphql.read(orders, 'ownership')).toMatchObject({
      owners: [asTechnical],
      lastModified: now,
    });
    await done(graphql, 'addOwners', 'AddOwnersInput', {
      owners: [teamInput, teamInput],
      resourceUrn: orders,
    });
    expect((await graphql.read(orders, 'ownership'))?.owners).toEqual([asTechnical, asSteward]);
    const { ownershipTypeUrn: _, ...bare } = teamInput;
    await done(graphql, 'batchAddOwners', 'BatchAddOwnersInput', {
      owners: [bare, bobInput],
      ownershipTypeUrn: steward,
      resources: [{ resourceUrn: chart }],
    });
    expect((await graphql.read(chart, 'ownership'))?.owners).toEqual([asSteward, asTechnical]);
  });

  it('are removed as one type, or as all', async () => {
    const graphql = await shopWithOwners();
    const owners = [asTechnical, { ...asTechnical, type: 'NONE', typeUrn: steward }, asSteward];
    for (const urn of [orders, chart]) await graphql.put(urn, 'ownership', { owners });
    const remove = { ownerUrn: bob, ownershipTypeUrn: technical, resourceUrn: orders };
    await done(graphql, 'removeOwner', 'RemoveOwnerInput', remove);
    expect((await graphql.read(orders, 'ownership'))?.owners).toEqual(owners.slice(1));
    await done(graphql, 'batchRemoveOwners', 'BatchRemoveOwnersInput', {
      ownerUrns: [bob],
      resources: [{ resourceUrn: orders }, { resourceUrn: chart }],
    });
    for (const urn of [orders, chart])
      expect((await graphql.read(urn, 'ownership'))?.owners).toEqual([asSteward]);
    // Nothing is written where there is nothing to remove.
    await done(graphql, 'removeOwner', 'RemoveOwnerInput', { ownerUrn: bob, resourceUrn: vat });
    expect(await graphql.read(vat, 'ownership')).toBeUndefined();
  });

  it('are users and groups that exist, with a type, of entities', async () => {
    const graphql = await shopWithOwners();
    const add = (change: object) =>
      refused(graphql, 'addOwner', 'AddOwnerInput', { ...bobInput, resourceUrn: orders, ...change });
    expect(await add({ ownerEntityType: 'CORP_GROUP' })).toContain('input.ownerUrn: expected a URN');
    expect(await add({ type: null })).toContain('input: expected a type or an ownershipTypeUrn');
    expect(await add({ ownerUrn: 'urn:li:corpuser:nobody' })).toContain('urn:li:corpuser:nobody');
    expect(await add({ ownershipTypeUrn: 'urn:li:ownershipType:none' })).toContain('do not exist');
    expect(await add({ ownershipTypeUrn: 'urn:li:ownershipType:__system__x' })).toContain('do not exist');
    expect(await add({ ownershipTypeUrn: pii })).toContain('input.ownershipTypeUrn');
    await refused(graphql, 'batchAddOwners', 'BatchAddOwnersInput', {
      owners: [bobInput],
      resources: [{ resourceUrn: chart }, columnOf(orders, 'id')],
    });
    expect(await graphql.read(chart, 'ownership')).toBeUndefined();
  });
});

describe('links', () => {
  const runbook = { linkUrl: 'https://wiki.example/orders', label: 'Runbook', resourceUrn: orders };
  const element = { url: runbook.linkUrl, description: 'Runbook', createStamp: now };

  it('are added, changed, added or changed, and removed', async () => {
    const graphql = await shop();
    const elements = async () => (await graphql.read(orders, 'institutionalMemory'))?.elements;
    await done(graphql, 'addLink', 'AddLinkInput', { ...runbook, settings: { showInAssetPreview: true } });
    const settings = { showInAssetPreview: true };
    expect(await elements()).toEqual([{ ...element, settings }]);
    expect(await refused(graphql, 'addLink', 'AddLinkInput', runbook)).toContain('already');

    await done(graphql, 'updateLink', 'UpdateLinkInput', {
      ...runbook,
      label: 'Manual',
      currentUrl: runbook.linkUrl,
      currentLabel: 'Runbook',
    });
    const manual = { ...element, description: 'Manual', updateStamp: now, settings };
    expect(await elements()).toEqual([manual]);
    expect(
      await refused(graphql, 'updateLink', 'UpdateLinkInput', {
        ...runbook,
        currentUrl: runbook.linkUrl,
        currentLabel: 'Runbook',
      }),
    ).toContain('has no link');

    await done(graphql, 'upsertLink', 'UpsertLinkInput', runbook);
    expect(await elements()).toEqual([manual, element]);
    await done(graphql, 'upsertLink', 'UpsertLinkInput', { ...runbook, settings });
    expect(await elements()).toEqual([manual, { ...element, updateStamp: now, settings }]);
    expect(
      await refused(graphql, 'updateLink', 'UpdateLinkInput', {
        ...runbook,
        currentUrl: runbook.linkUrl,
        currentLabel: 'Manual',
      }),
    ).toContain('already');

    const remove = { linkUrl: runbook.linkUrl, resourceUrn: orders };
    await done(graphql, 'removeLink', 'RemoveLinkInput', { ...remove, label: 'Manual' });
    expect(await elements()).toHaveLength(1);
    await done(graphql, 'upsertLink', 'UpsertLinkInput', { ...runbook, label: 'Manual' });
    await done(graphql, 'removeLink', 'RemoveLinkInput', remove);
    expect(await elements()).toEqual([]);
    await done(graphql, 'removeLink', 'RemoveLinkInput', { ...remove, resourceUrn: chart });
    expect(await graphql.read(chart, 'institutionalMemory')).toBeUndefined();
  });

  it('lead to pages and mailboxes alone', async () => {
    const graphql = await shop();
    for (const linkUrl of ['javascript:alert(1)', 'orders', ''])
      expect(await refused(graphql, 'upsertLink', 'UpsertLinkInput', { ...runbook, linkUrl })).toContain(
        'input.linkUrl: expected an address',
      );
    await done(graphql, 'addLink', 'AddLinkInput', { ...runbook, linkUrl: 'mailto:ada@example.com' });
  });
});
