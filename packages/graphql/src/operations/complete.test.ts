import { expect, it } from 'vitest';
import { executableSchema } from '../schema/create-schema.ts';
import { notServed } from '../schema/not-served.ts';
import { subjects } from './subjects.ts';

const answered = (kind: 'queries' | 'mutations') =>
  new Set([...subjects, notServed].flatMap((subject) => Object.keys(subject[kind] ?? {})));

it('answers every query and every mutation, or says why it cannot', () => {
  const schema = executableSchema();
  const missing = [
    ...Object.keys(schema.getQueryType()?.getFields() ?? {}).filter((name) => !answered('queries').has(name)),
    ...Object.keys(schema.getMutationType()?.getFields() ?? {}).filter(
      (name) => !answered('mutations').has(name),
    ),
  ];
  expect(missing).toEqual([]);
});
