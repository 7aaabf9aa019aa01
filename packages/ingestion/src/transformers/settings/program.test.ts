import { describe, expect, it } from 'vitest';
import { proposalsOf, recordOf, runTransformer } from '../testing/run-transformer.ts';
import { programField } from './program.ts';

const orders = 'urn:li:dataset:(urn:li:dataPlatform:postgres,shop.orders,PROD)';
const record = recordOf({ [orders]: { status: { removed: false } } });
const run = (get_owners_to_add: string) => runTransformer('add_ownership', { get_owners_to_add }, [record]);

describe('a function of a module', () => {
  it('is called with the URN of each entity, and may return URNs', async () => {
    expect(proposalsOf(await run('./programs/owners.ts:ownersOf'))).toContainEqual([
      `ownership of ${orders}`,
      { owners: [{ owner: 'urn:li:corpuser:ana', type: 'DATAOWNER' }] },
    ]);
  });

  it('is the default export without a name; if it throws, the rest of the record is written', async () => {
    const ran = await run('./programs/owners.ts');
    expect(ran.failures).toEqual([
      { title: 'add_ownership failed', message: 'nobody is there', context: orders },
    ]);
    expect(proposalsOf(ran)).toEqual([[`status of ${orders}`, { removed: false }]]);
  });

  it.each([
    ['./programs/nowhere.ts:ownersOf', 'there is no file ./programs/nowhere.ts beside the recipe'],
    [
      './programs/owners.ts:owner',
      './programs/owners.ts has no export owner; it exports default, notCallable, ownersOf',
    ],
    ['./programs/owners.ts:notCallable', 'notCallable of ./programs/owners.ts is no function'],
  ])('is missed with what is wrong: %s', async (path, message) => {
    await expect(run(path)).rejects.toThrow(message);
  });

  it.each(['my_module:owners', 'my.package.owners'])(
    'of Python is rejected with what to write: %s',
    (path) => {
      const message = programField('owners').safeParse(path).error?.issues[0]?.message;
      expect(message).toMatch(
        /is a function in Python.*"\.\/my[\w/]*\.ts:owners".*or run the recipe with DataHub/,
      );
    },
  );

  it('needs a path', () => {
    const message = programField('owners').safeParse('owners.ts:ownersOf').error?.issues[0]?.message;
    expect(message).toMatch(/expected the path of a module, which starts with \.\//);
  });
});
