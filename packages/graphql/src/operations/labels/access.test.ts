import { describe, expect, it } from 'vitest';
import { ada } from '../../testing/test-graphql.ts';
import { columnOf, done, grant, orders, ordersInDbt, pii, refused, shop, vat } from './testing/shop.ts';

describe('access to labels', () => {
  const view = ['VIEW_ENTITY_PAGE'];

  it('is by the privilege on the entity, and by another on its columns', async () => {
    const graphql = await shop({ obeysPolicies: true });
    await grant(graphql, view, [orders, pii, vat]);
    const tagEntity = { tagUrns: [pii], resources: [{ resourceUrn: orders }] };
    const tagColumn = { tagUrns: [pii], resources: [columnOf(orders, 'id')] };
    for (const input of [tagEntity, tagColumn]) {
      await refused(graphql, 'batchAddTags', 'BatchAddTagsInput', input, 403);
      // Not even where there is nothing to remove.
      await refused(graphql, 'batchRemoveTags', 'BatchRemoveTagsInput', input, 403);
    }
    await grant(graphql, ['EDIT_ENTITY_TAGS']);
    await done(graphql, 'batchAddTags', 'BatchAddTagsInput', tagEntity);
    await refused(graphql, 'batchAddTags', 'BatchAddTagsInput', tagColumn, 403);
    await refused(graphql, 'addTerm', 'TermAssociationInput', { termUrn: vat, resourceUrn: orders }, 403);
    await grant(graphql, ['EDIT_DATASET_COL_TAGS', 'EDIT_ENTITY_GLOSSARY_TERMS']);
    await done(graphql, 'batchAddTags', 'BatchAddTagsInput', tagColumn);
    await done(graphql, 'addTerm', 'TermAssociationInput', { termUrn: vat, resourceUrn: orders });
  });

  it('may be for some tags alone', async () => {
    const graphql = await shop({ obeysPolicies: true });
    const secret = 'urn:li:tag:secret';
    await graphql.put(secret, 'tagProperties', { name: 'secret' });
    await grant(graphql, view, [orders, pii, secret]);
    const criterion = { field: 'URN', values: [secret], condition: 'NOT_EQUALS' };
    const privilegeConstraints = { criteria: [criterion] };
    await grant(graphql, ['EDIT_ENTITY_TAGS'], [orders], { privilegeConstraints });
    await refused(graphql, 'addTags', 'AddTagsInput', { tagUrns: [pii, secret], resourceUrn: orders }, 403);
    await done(graphql, 'addTag', 'TagAssociationInput', { tagUrn: pii, resourceUrn: orders });
    expect(await graphql.read(orders, 'globalTags')).toEqual({ tags: [{ tag: pii }] });
  });

  it('needs no more than the management of the part of the glossary', async () => {
    const graphql = await shop({ obeysPolicies: true });
    const node = 'urn:li:glossaryNode:finance';
    await graphql.put(node, 'glossaryNodeInfo', { definition: '', name: 'finance' });
    await graphql.put(vat, 'glossaryTermInfo', { definition: '', termSource: 'INTERNAL', parentNode: node });
    await grant(graphql, view, [vat, node, ada]);
    await graphql.put(ada, 'corpUserInfo', { active: true });
    const owner = { ownerUrn: ada, ownerEntityType: 'CORP_USER', type: 'TECHNICAL_OWNER', resourceUrn: vat };
    const name = { urn: vat, name: 'VAT' };
    await refused(graphql, 'addOwner', 'AddOwnerInput', owner, 403);
    await refused(graphql, 'updateName', 'UpdateNameInput', name, 403);
    await grant(graphql, ['MANAGE_GLOSSARY_CHILDREN'], [node]);
    await done(graphql, 'addOwner', 'AddOwnerInput', owner);
    await done(graphql, 'updateName', 'UpdateNameInput', name);
    await done(graphql, 'updateDescription', 'DescriptionUpdateInput', {
      resourceUrn: vat,
      description: 'd',
    });
    await refused(graphql, 'updateName', 'UpdateNameInput', { urn: node, name: 'f' }, 403);
    expect(await graphql.read(vat, 'glossaryTermInfo')).toMatchObject({ name: 'VAT', definition: 'd' });
  });

  it('is by the privilege to delete for what is soft-deleted', async () => {
    const graphql = await shop({ obeysPolicies: true });
    await grant(graphql, [...view, 'EDIT_ENTITY', 'EDIT_ENTITY_STATUS']);
    const input = { urns: [orders], deleted: true };
    await refused(graphql, 'batchUpdateSoftDeleted', 'BatchUpdateSoftDeletedInput', input, 403);
    await grant(graphql, ['DELETE_ENTITY']);
    await done(graphql, 'batchUpdateSoftDeleted', 'BatchUpdateSoftDeletedInput', input);
  });

  it('is on both ends for lineage', async () => {
    const graphql = await shop({ obeysPolicies: true });
    await graphql.put(ordersInDbt, 'datasetProperties', { name: 'orders' });
    await grant(graphql, view, [orders, ordersInDbt]);
    await grant(graphql, ['EDIT_LINEAGE']);
    const edges = [{ downstreamUrn: orders, upstreamUrn: ordersInDbt }];
    const input = { edgesToAdd: edges, edgesToRemove: [] };
    expect(await refused(graphql, 'updateLineage', 'UpdateLineageInput', input, 403)).toContain(ordersInDbt);
    await grant(graphql, ['EDIT_LINEAGE'], [orders, ordersInDbt]);
    await done(graphql, 'updateLineage', 'UpdateLineageInput', input);
  });
});
