import { describe, expect, it } from 'vitest';
import { array, aspect, createRegistry, entity, key, map, record, string, urn } from '../index.ts';
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
  it('has every field of the record, and required nested fields', () => {
    expect(createExampleValues(createRegistry([person])).of(info.record)).toEqual({
      displayName: 'Ana',
      email: 'ana@example.com',
      created: { actor: 'urn:li:person:ana' },
    });
  });

  it('uses the parts of the sample URN for the key', () => {
    expect(createExampleValues(createRegistry([person])).of(person.key.record)).toEqual({ id: 'ana' });
  });

  it('uses the example in the description', () => {
    const text = (doc: string) => ({ type: string, doc });
    expect(
      exampleOf({
        tool: text('Name of the tool, for example `looker` or `redash`.'),
        paths: { type: array(string), doc: 'Where it lies, such as `/prod/orders`.' },
        headers: { type: map(string), doc: 'What is sent with it, such as `X-Tenant`.' },
        kinds: text('All that it can be, such as `["a", "b"]`.'),
        messageId: text('Tells letters apart.'),
        note: text('What else there is to say.'),
      }),
    ).toEqual({
      tool: 'looker',
      paths: ['/prod/orders'],
      headers: { 'X-Tenant': 'example' },
      kinds: 'example',
      messageId: 'orders-1',
      note: 'Ask the team of the shop.',
    });
  });

  it('uses a user as an actor, and otherwise what the description mentions', () => {
    expect(
      exampleOf({
        actor: { type: urn(), doc: 'Who did it.' },
        topUsers: { type: array(urn()), doc: 'Who did most.' },
        upstreams: { type: array(urn()), doc: 'Urns of schema fields that went into it.' },
        parent: { type: urn(), doc: 'What holds it, commonly a container.' },
        target: { type: urn(), doc: 'What it is about.' },
      }),
    ).toEqual({
      actor: 'urn:li:corpuser:ana',
      topUsers: ['urn:li:corpuser:ana'],
      upstreams: ['urn:li:schemaField:example'],
      parent: 'urn:li:container:example',
      target: 'urn:li:dataset:example',
    });
  });
});

/** The example of a record, in a model that has a few entity types by the names of the large one. */
function exampleOf(fields: Parameters<typeof record>[0]['fields']) {
  const details = aspect({ name: 'details', record: 'com.example.Details', doc: 'Details.', fields });
  const plain = (name: string) =>
    entity({
      name,
      doc: 'Something.',
      key: key({
        name: `${name}Key`,
        record: `com.example.${name}Key`,
        doc: 'Identity.',
        fields: { id: { type: string, doc: 'Short name.' } },
      }),
      aspects: [details],
      ...(name === 'corpuser' && { sample: { urn: 'urn:li:corpuser:ana', aspects: {} } }),
    });
  const types = ['dataset', 'schemaField', 'container', 'corpuser'];
  return createExampleValues(createRegistry(types.map(plain))).of(details.record);
}
