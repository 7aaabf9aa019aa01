import { expect, it } from 'vitest';
import { recordOf, runTransformer } from './testing/run-transformer.ts';

const module = './programs/two-transformers.ts';
const record = recordOf({ 'urn:li:tag:pii': { status: { removed: false } } });
const run = (type: string) => runTransformer(type, {}, [record]);

it('is found by the path of its module and the name of an export', async () => {
  expect((await run(`${module}:dropAll`)).records).toEqual([]);
  expect((await run(`${module}:keepAll`)).records).toEqual([record]);
});

it.each([
  [module, `${module} exports 2 transformers; make one of them the default export`],
  [`${module}:dropSome`, `${module} has no export dropSome; it exports dropAll, keepAll, notOne`],
  [`${module}:notOne`, `notOne of ${module} is no transformer; expected one made by defineTransformer`],
])('is missed with what is wrong: %s', async (type, message) => {
  await expect(run(type)).rejects.toThrow(message);
});
