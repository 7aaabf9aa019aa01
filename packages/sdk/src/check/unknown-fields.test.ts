import { splitUnknownFields } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import { type Json, type JsonObject, type Type, unionMemberName } from '@colophon/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChangeProposal } from '../proposal.ts';
import { findUnknownFields } from './unknown-fields.ts';

const find = (aspectName: string, aspect: unknown) =>
  findUnknownFields({ entityUrn: 'urn:li:tag:a', aspectName, aspect } as unknown as ChangeProposal);

const findInPatch = (aspectName: string, ...operations: unknown[]) =>
  findUnknownFields({
    entityUrn: 'urn:li:tag:a',
    aspectName,
    changeType: 'PATCH',
    patch: { operations },
  } as unknown as ChangeProposal).map(({ path }) => path);

/** A value that has, to a depth, whatever the type can contain, and fields that it cannot. */
function arbitraryValue(type: Type, depth: number): fc.Arbitrary<Json> {
  if (depth === 0) return fc.constant({ tooDeep: 1 });
  switch (type.kind) {
    case 'record': {
      const fields = Object.entries(type.fields).map(([name, field]) => [
        name,
        arbitraryValue(field.type, depth - 1),
      ]);
      const unknown = fc.dictionary(
        fc.constantFrom('colour', 'a/b', 'x~y', '__proto__', 'constructor'),
        leaf,
      );
      return fc
        .tuple(fc.record(Object.fromEntries(fields), { requiredKeys: [] }), unknown)
        .map(([known, others]) => ({ ...(known as JsonObject), ...others }));
    }
    case 'array':
      return fc.oneof(fc.array(arbitraryValue(type.items, depth - 1), { maxLength: 2 }), leaf);
    case 'map':
      return fc.oneof(
        fc.dictionary(fc.string(), arbitraryValue(type.values, depth - 1), { maxKeys: 2 }),
        leaf,
      );
    case 'union': {
      const members = type.members.map((member) =>
        arbitraryValue(member, depth - 1).map((value) => ({ [unionMemberName(member)]: value })),
      );
      return fc.oneof(...members, leaf);
    }
    default:
      return leaf;
  }
}
const leaf: fc.Arbitrary<Json> = fc.constantFrom<Json>('text', 1, true, ['item'], { inner: { x: 1 } });

describe('findUnknownFields', () => {
  it.each([...registry.aspects.values()].map((aspect) => [aspect.name, aspect] as const))(
    'finds what the server finds: %s',
    (name, aspect) => {
      fc.assert(
        fc.property(arbitraryValue(aspect.record, 5), (value) => {
          expect(find(name, value)).toEqual(splitUnknownFields(aspect, value as JsonObject).unknown);
        }),
        { numRuns: 5 },
      );
    },
  );

  it('finds each once, at any depth, with the fields that are expected', () => {
    const type = { type: { 'com.linkedin.schema.NumberType': { width: 8 } } };
    const field = (colour: string) => ({ fieldPath: 'id', nativeDataType: 'int', type, colour });
    const found = find('schemaMetadata', { newer: { deep: [1] }, fields: [field('red'), field('blue')] });
    expect(found.map(({ path }) => path)).toEqual([
      '/newer',
      '/fields/0/type/type/com.linkedin.schema.NumberType/width',
      '/fields/0/colour',
    ]);
    expect(found.at(-1)?.expected).toContain('nativeDataType');
    expect(found[1]?.expected).toEqual([]);
  });

  it('sees a value as it is sent', () => {
    const value = { name: 'a', colour: undefined, level: null, run: () => 1 };
    expect(find('tagProperties', value)).toEqual([]);
    const printed = { toJSON: () => ({ name: 'a', colour: 'red' }) };
    expect(find('tagProperties', printed).map(({ path }) => path)).toEqual(['/colour']);
  });

  it('leaves aspects that the model does not have to the server', () => {
    expect(find('dataQuality', { score: 1 })).toEqual([]);
    expect(find('constructor', { score: 1 })).toEqual([]);
    expect(find('', { score: 1 })).toEqual([]);
  });

  it('checks the paths of a patch up to the first list, and the values that end before it', () => {
    expect(findInPatch('tagProperties', { op: 'add', path: '/color', value: 'red' })).toEqual(['/color']);
    expect(findInPatch('datasetProperties', { op: 'add', path: '/customProperties/a', value: 'b' })).toEqual(
      [],
    );
    const created = { op: 'add', path: '/created', value: { time: 1, zone: 'UTC' } };
    expect(findInPatch('datasetProperties', created)).toEqual(['/created/zone']);
    const deep = { op: 'add', path: '/created/zone/name', value: 'UTC' };
    expect(findInPatch('datasetProperties', deep)).toEqual(['/created/zone']);
    const whole = { op: 'add', path: '', value: { name: 'a', colour: 'red' } };
    expect(findInPatch('tagProperties', whole)).toEqual(['/colour']);
    const list = { op: 'add', path: '/tags', value: [{ tag: 'urn:li:tag:a', colour: 'red' }] };
    expect(findInPatch('globalTags', list)).toEqual(['/tags/0/colour']);
  });

  it('leaves the rest of a patch to the server', () => {
    const item = { op: 'add', path: '/tags/urn:li:tag:a', value: { tag: 'urn:li:tag:a', colour: 'red' } };
    expect(findInPatch('globalTags', item)).toEqual([]);
    expect(findInPatch('tagProperties', { op: 'remove', path: '/color' })).toEqual([]);
    expect(findInPatch('tagProperties', { op: 'test', path: '/color', value: 'red' })).toEqual([]);
    expect(findInPatch('tagProperties', { op: 'add', path: 'color', value: 'red' }, { op: 'add' })).toEqual(
      [],
    );
    const java = { op: 'add', path: '/glossaryTerms/urn:li:glossaryTerm:a', value: {} };
    expect(findInPatch('glossaryTerms', java)).toEqual([]);
  });
});
