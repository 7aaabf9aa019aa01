import type { EnvelopeType } from '@colophon/schema';
import { describe, expect, it } from 'vitest';
import { dataset } from '../entities/dataset.ts';
import * as events from './index.ts';
import { snapshotOf } from './snapshot-of.ts';

const { snapshots, ...named } = events;

/** What is reached from a type and has no description. */
function undescribed(type: EnvelopeType, entered = new Set<EnvelopeType>()): string[] {
  if (entered.has(type)) return [];
  entered.add(type);
  if (type.kind === 'array') return undescribed(type.items, entered);
  if (type.kind === 'map') return undescribed(type.values, entered);
  if (type.kind === 'union') return type.members.flatMap((member) => undescribed(member, entered));
  if (type.kind !== 'record') return [];
  return [
    ...(type.doc.trim() === '' ? [type.name] : []),
    ...Object.entries(type.fields).flatMap(([name, field]) => [
      ...(field.doc.trim() === '' ? [`${type.name}.${name}`] : []),
      ...undescribed(field.type, entered),
    ]),
  ];
}

describe('the events', () => {
  it('are described, with every field', () => {
    expect(Object.values(named).flatMap((event) => undescribed(event))).toEqual([]);
  });

  it('have a snapshot for each of 21 entities, and no two of the same name', () => {
    expect(new Set(snapshots.map(({ name }) => name)).size).toBe(21);
    expect(snapshots.map(({ name }) => name)).toContain('com.linkedin.metadata.snapshot.DatasetSnapshot');
  });
});

describe('snapshotOf', () => {
  it('puts the key first, then the named aspects in their order', () => {
    const { name, fields } = snapshotOf(dataset, ['status', 'ownership']);
    expect(name).toBe('com.linkedin.metadata.snapshot.DatasetSnapshot');
    expect(fields.urn?.type).toEqual({ kind: 'urn', entityTypes: ['dataset'] });
    expect(fields.aspects?.type).toMatchObject({
      items: {
        members: [
          { name: 'com.linkedin.metadata.key.DatasetKey' },
          { name: 'com.linkedin.common.Status' },
          { name: 'com.linkedin.common.Ownership' },
        ],
      },
    });
  });

  it('rejects an aspect that the entity does not carry', () => {
    expect(() => snapshotOf(dataset, ['chartInfo'])).toThrow('The entity dataset has no aspect chartInfo');
  });
});
