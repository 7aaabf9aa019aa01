import { expect, test } from 'vitest';
import { readRecords } from './sign-in-records.ts';

const all = Array.from({ length: 2100 }, (_, at) => ({
  urn: `urn:li:corpuser:u${String(at).padStart(5, '0')}`,
  status: 'active',
}));

test('the records of all users are read, however many there are', async () => {
  const asked: string[] = [];
  const records = await readRecords(async (path) => {
    asked.push(path);
    const query = new URL(path, 'http://localhost').searchParams;
    const after = query.get('after') ?? '';
    return { users: all.filter(({ urn }) => urn > after).slice(0, Number(query.get('count'))) };
  });
  expect(records).toEqual(all);
  expect(asked).toHaveLength(3);
});
