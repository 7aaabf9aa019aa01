import { registry } from '@colophon/model';
import { describe, expect, it } from 'vitest';
import { fillDiscriminators } from './fill-discriminators.ts';

const fill = (cost: object) => {
  const aspect = registry.aspects.get('cost');
  if (!aspect) throw new Error('no aspect cost');
  return fillDiscriminators(aspect, { costType: 'ORG_COST_TYPE', cost: { ...cost } }).cost;
};

describe('fillDiscriminators', () => {
  it('adds the discriminator that a client leaves out', () => {
    expect(fill({ costCode: 'x' })).toEqual({ costCode: 'x', fieldDiscriminator: 'costCode' });
    expect(fill({ costId: 7 })).toEqual({ costId: 7, fieldDiscriminator: 'costId' });
  });

  it('keeps an existing one, and skips ambiguous records', () => {
    for (const cost of [{ costCode: 'x', fieldDiscriminator: 'costCode' }, { costCode: 'x', costId: 7 }, {}])
      expect(fill(cost)).toEqual(cost);
  });

  it('rejects one that names a field that is not set', () => {
    for (const given of ['costId', 'other'])
      expect(() => fill({ costCode: 'x', fieldDiscriminator: given })).toThrow(
        `Aspect cost: /cost/fieldDiscriminator: expected costCode, the field that is set, got ${given}`,
      );
  });

  it('is needed by one aspect of the model', () => {
    const records = [...registry.types.values()].filter(
      (type) => type.kind === 'record' && Object.hasOwn(type.fields, 'fieldDiscriminator'),
    );
    expect(records.map(({ name }) => name)).toEqual(['com.linkedin.common.CostCost']);
  });
});
