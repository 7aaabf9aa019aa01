import { describe, expect, it } from 'vitest';
import { aspect, createRegistry, entity, key, record, string, urn } from '../index.ts';
import { createExampleValues } from './example-values.ts';

const stamp = record({
  name: 'com.example.Stamp',
  doc: 'Who did it.',
  fields: {
    actor: { type: urn('person'), doc: 'Who did it.' },
    message: { type: string, doc: 'What was said.', optional: true },
  },
});
const info = aspect({
  name: 'personInfo',
  record: 'com.example.PersonInfo',
  doc: 'What is known of a person.',
  fields: {
    displayName: { type: string, doc: 'Name to show.', optional: true },
    email: { type: string, doc: 'Where letters go.', optional: true },
    created: { type: stamp, doc: 'Who wrote it.', optional: true },
  },
});
const person = entity({
  name: 'person',
  doc: 'Somebody.',
  key: key({
    name: 'personKey',
    record: 'com.example.PersonKey',
    doc: 'Identity of a person.',
    fields: { id: { type: string, doc: 'Short name.' } },
  }),
  aspects: [info],
  sample: { urn: 'urn:li:person:ana', aspects: { personInfo: { displayName: 'Ana' } } },
});

describe('an example value', () => {
  it('has every field of the record, and below it what must be there', () => {
    expect(createExampleValues(createRegistry([person])).of(info.record)).toEqual({
      displayName: 'Ana',
      email: 'ana@example.com',
      created: { actor: 'urn:li:person:ana' },
    });
  });
});
