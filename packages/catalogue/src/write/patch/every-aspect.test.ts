import { registry } from '@colophon/model';
import type { JsonObject } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { afterAll, expect, it } from 'vitest';
import { createCatalogue } from '../../catalogue.ts';
import { upsert } from '../../testing/catalogue-fixture.ts';

const samples = [...registry.entities.values()].flatMap(({ name, aspects, sample }) =>
  aspects.flatMap(({ name: aspect, kind }) => {
    const value = sample?.aspects[aspect] as JsonObject | undefined;
    return sample && kind === 'versioned' && value ? [{ entity: name, aspect, urn: sample.urn, value }] : [];
  }),
);

const store = createSqliteStore(openMemoryDatabase());
const catalogue = createCatalogue({ registry, store, now: () => 5 });
afterAll(() => catalogue.close());

it.for(samples)('a patch makes and changes $aspect of $entity', async ({ urn, aspect, value }) => {
  const patch = (op: string, fields: readonly [string, unknown][]) =>
    upsert(
      urn,
      aspect,
      {
        patch: fields.map(([name, item]) => ({ op, path: `/${name}`, value: item })) as JsonObject[],
        forceGenericPatch: true,
      },
      { changeType: 'PATCH' },
    );
  await catalogue.propose([patch('add', Object.entries(value))]);
  const made = (await catalogue.aspect(urn, aspect))?.value;
  expect(made).toMatchObject(value);
  await catalogue.propose([patch('replace', Object.entries(value))]);
  expect((await catalogue.aspect(urn, aspect))?.value).toEqual(made);
});
