import { describe, expect, it } from 'vitest';
import { long, record, string, union } from '../define.ts';
import { envelope, fixed } from '../envelope.ts';
import { printAvro, toAvroName, toAvroSchema } from './avro.ts';

const id = fixed({ name: 'com.linkedin.events.Id', doc: 'An id.', size: 16 });
const letter = record({
  name: 'com.linkedin.mail.Letter',
  doc: 'A letter.',
  fields: { text: { type: string, doc: 'What it says.', default: '' } },
});

describe('toAvroSchema', () => {
  it('prints an envelope: fixed bytes, each type once, and an empty union as null', () => {
    const post = envelope({
      name: 'com.linkedin.mail.Post',
      doc: 'What is sent.',
      fields: {
        id: { type: id, doc: 'Its id.' },
        answers: { type: id, doc: 'Id of what it answers.', optional: true },
        content: { type: union(letter), doc: 'What is inside.' },
        reserved: { type: union(), doc: 'Nothing yet.', optional: true },
        copy: { type: letter, doc: 'A copy.', default: {} },
      },
    });
    expect(toAvroSchema(post)).toEqual({
      type: 'record',
      name: 'Post',
      namespace: 'com.linkedin.pegasus2avro.mail',
      doc: 'What is sent.',
      fields: [
        {
          name: 'id',
          doc: 'Its id.',
          type: { type: 'fixed', name: 'Id', namespace: 'com.linkedin.events', doc: 'An id.', size: 16 },
        },
        {
          name: 'answers',
          doc: 'Id of what it answers.',
          type: ['null', 'com.linkedin.events.Id'],
          default: null,
        },
        {
          name: 'content',
          doc: 'What is inside.',
          type: [
            {
              type: 'record',
              name: 'Letter',
              namespace: 'com.linkedin.pegasus2avro.mail',
              doc: 'A letter.',
              fields: [{ name: 'text', doc: 'What it says.', type: 'string', default: '' }],
            },
          ],
        },
        { name: 'reserved', doc: 'Nothing yet.', type: ['null'], default: null },
        {
          name: 'copy',
          doc: 'A copy.',
          type: 'com.linkedin.pegasus2avro.mail.Letter',
          default: { text: '' },
        },
      ],
    });
  });

  it('names its source in the first line of a file', () => {
    const time = envelope({
      name: 'com.linkedin.mail.Time',
      doc: 'A time.',
      fields: { time: { type: long, doc: 'It.' } },
    });
    const text = printAvro(time);
    expect(text.split('\n')[0]).toContain('Printed by `npm run generate` from packages/model.');
    expect(JSON.parse(text)).toMatchObject({ name: 'Time' });
  });
});

describe('toAvroName', () => {
  it('keeps the types of the events namespace, and renames those below it', () => {
    expect(toAvroName('com.linkedin.events.KafkaAuditHeader')).toBe('com.linkedin.events.KafkaAuditHeader');
    expect(toAvroName('com.linkedin.events.metadata.ChangeType')).toBe(
      'com.linkedin.pegasus2avro.events.metadata.ChangeType',
    );
    expect(toAvroName('com.linkedin.common.Status')).toBe('com.linkedin.pegasus2avro.common.Status');
  });
});
