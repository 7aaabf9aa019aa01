import { describe, expect, it } from 'vitest';
import { canBeJoined, lineageEdit, typesFor } from './lineage-edit.ts';

const orders = { urn: 'urn:li:dataset:orders' };
const customers = { urn: 'urn:li:dataset:customers', name: 'customers' };

describe('an edit of lineage', () => {
  it('is taken back by its opposite', () => {
    const edge = { downstreamUrn: orders.urn, upstreamUrn: customers.urn };
    const { edit } = lineageEdit(orders, 'upstream', customers, true);
    expect(edit.apply.variables).toEqual({ input: { edgesToAdd: [edge], edgesToRemove: [] } });
    expect(edit.revert.variables).toEqual({ input: { edgesToAdd: [], edgesToRemove: [edge] } });
    const { edit: removal } = lineageEdit(orders, 'upstream', customers, false);
    expect(removal.apply).toEqual(edit.revert);
  });
  it('has its ends the other way round downstream', () => {
    const { edit } = lineageEdit(orders, 'downstream', customers, true);
    expect(edit.apply.variables).toMatchObject({
      input: { edgesToAdd: [{ downstreamUrn: customers.urn, upstreamUrn: orders.urn }] },
    });
  });
  it('joins only what the server joins', () => {
    expect(canBeJoined('dashboard', 'upstream', 'chart')).toBe(true);
    expect(canBeJoined('dashboard', 'downstream', 'dataset')).toBe(false);
    expect(typesFor('dataset', 'downstream')).toEqual(['dataset', 'chart', 'dashboard', 'dataJob']);
    expect(typesFor('mlModel', 'upstream')).toEqual([]);
  });
});
