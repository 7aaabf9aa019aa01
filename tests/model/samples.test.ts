import { createValidator } from '@colophon/catalogue/validation';
import { registry } from '@colophon/model';
import type { Entity } from '@colophon/schema';
import { describe, expect, it } from 'vitest';
import { findFault, takeInventory } from './descriptions.ts';

const validator = createValidator();
const entities = [...registry.entities.values()];

/** Entities that cannot have a sample, each with the reason. */
const withoutSample: Readonly<Record<string, string>> = {
  dataHubAction: 'the wire gives it a key and no aspect, so there is nothing to write',
};

/** What is wrong with a sample, in words. */
function findSampleFaults(entity: Entity): string[] {
  if (!entity.sample) return [`${entity.name} has no sample`];
  const faults: string[] = [];
  const { urn, aspects } = entity.sample;
  const named = registry.parseEntityUrn(urn).entity.name;
  if (named !== entity.name) faults.push(`${urn} is a URN of ${named}`);
  for (const [name, value] of Object.entries(aspects)) {
    const aspect = registry.aspectOf(entity.name, name);
    if (!aspect) faults.push(`${name} is not an aspect of ${entity.name}`);
    else
      for (const { path } of validator.validate(aspect, value)) faults.push(`${name} has no field ${path}`);
  }
  return faults;
}

describe('the samples of the model', () => {
  it.each(entities.filter(({ name }) => !(name in withoutSample)))(
    'validate against the model: $name',
    (entity) => {
      expect(findSampleFaults(entity)).toEqual([]);
    },
  );

  it('start with a versioned aspect, which the page writes and reads', () => {
    const first = entities.flatMap(({ name, sample }) => {
      const aspectName = Object.keys(sample?.aspects ?? {})[0];
      return aspectName === undefined ? [] : [registry.aspectOf(name, aspectName)?.kind];
    });
    expect(new Set(first)).toEqual(new Set(['versioned']));
  });

  it('show two aspects or more, where the entity has that many', () => {
    const thin = entities.filter(
      ({ sample, aspects }) => sample && Object.keys(sample.aspects).length < Math.min(2, aspects.length),
    );
    expect(thin.map(({ name }) => name)).toEqual([]);
  });

  it('refer to each other by valid URNs', () => {
    const urns = entities.flatMap(({ sample }) => [
      ...JSON.stringify(sample ?? {}).matchAll(/"(urn:li:[^"]+)"/g),
    ]);
    expect(urns.length).toBeGreaterThan(200);
    for (const [, urn = ''] of urns) expect(registry.parseEntityUrn(urn).parts.join('')).not.toBe('');
  });

  it('are missing only where an entity has no aspect', () => {
    const bare = entities.filter(({ aspects }) => aspects.length === 0).map(({ name }) => name);
    expect(Object.keys(withoutSample)).toEqual(bare);
  });

  it('are validated against the model: a wrong value is rejected', () => {
    const dataset = entities.find(({ name }) => name === 'dataset');
    const sample = dataset?.sample;
    if (!sample) throw new Error('there is no sample of a dataset');
    const wrong = (aspects: NonNullable<Entity['sample']>['aspects'], urn = sample.urn): Entity => ({
      ...dataset,
      sample: { urn, aspects },
    });
    expect(findSampleFaults(wrong({ chartInfo: {} }))).toEqual(['chartInfo is not an aspect of dataset']);
    expect(findSampleFaults(wrong({}, 'urn:li:tag:pii'))).toEqual(['urn:li:tag:pii is a URN of tag']);
    expect(() => findSampleFaults(wrong({ status: { removed: 'no' } }))).toThrow(/removed/);
  });
});

describe('the descriptions of the model', () => {
  const { descriptions, ...counts } = takeInventory(registry);

  it('exist for every entity, aspect, record, field, enumeration and symbol', () => {
    console.log(`Model: ${JSON.stringify({ ...counts, descriptions: descriptions.length })}`);
    expect(
      descriptions.flatMap(({ place, text }) =>
        findFault(text) ? [`${place} ${findFault(text)}: ${text}`] : [],
      ),
    ).toEqual([]);
  });

  it('are as many as what they describe, and the model is no smaller than it was', () => {
    const { entities, aspects, records, fields, enumerations, symbols } = counts;
    expect(descriptions).toHaveLength(entities + aspects + records + fields + enumerations + symbols);
    expect(entities).toBeGreaterThanOrEqual(72);
  });

  it('count as faulty when they are missing, short, or end without a full stop', () => {
    expect(findFault('  ')).toBe('is missing');
    expect(findFault('Name of the thing')).toBe('does not end with a full stop');
    expect(findFault('The name.')).toBe('has fewer than four words');
    expect(findFault('Name of the thing.')).toBeUndefined();
  });
});
