import { expect, it } from 'vitest';
import { createTestGraphql } from '../../testing/test-graphql.ts';

const datasetOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.${name},PROD)`;

it('suggests names that go on from what was typed, for each type that has some', async () => {
  const graphql = await createTestGraphql();
  for (const name of ['orders', 'order_items', 'customers'])
    await graphql.put(datasetOf(name), 'datasetProperties', { name });
  await graphql.put('urn:li:tag:orderly', 'tagProperties', { name: 'orderly' });
  await graphql.put('urn:li:query:q', 'queryKey', { id: 'q' });

  const { autoCompleteForMultiple } = await graphql.get(
    `{ autoCompleteForMultiple(input: {query: "ord"}) { query suggestions { type suggestions entities { urn } } } }`,
  );
  expect(autoCompleteForMultiple.query).toBe('ord');
  const [datasets, tags, ...others] = autoCompleteForMultiple.suggestions;
  expect(datasets.type).toBe('DATASET');
  expect(datasets.suggestions).toEqual(expect.arrayContaining(['orders', 'order_items']));
  expect(datasets.entities).toHaveLength(2);
  expect(tags).toEqual({ type: 'TAG', suggestions: ['orderly'], entities: [{ urn: 'urn:li:tag:orderly' }] });
  expect(others).toEqual([]);

  const document = `query ($input: AutoCompleteInput!) { autoComplete(input: $input) { query suggestions entities { urn } } }`;
  const { autoComplete: one } = await graphql.get(document, {
    input: { type: 'DATASET', query: 'cust', limit: 1, filters: [{ field: 'origin', values: ['PROD'] }] },
  });
  expect(one).toEqual({
    query: 'cust',
    suggestions: ['shop.customers'],
    entities: [{ urn: datasetOf('customers') }],
  });
  const { autoComplete: byField } = await graphql.get(document, {
    input: { type: 'TAG', query: 'ord', field: 'name' },
  });
  expect(byField.suggestions).toEqual(['orderly']);
  for (const [input, word] of [
    [{ query: ' ' }, 'input.query'],
    [{ query: 'a', limit: 0 }, 'input.limit'],
    [{ query: 'a', type: 'RESTRICTED' }, 'input.type'],
  ] as const) {
    const { errors } = await graphql.ask(document, { input });
    expect(errors?.[0]?.extensions.code).toBe(400);
    expect(errors?.[0]?.message).toContain(word);
  }
});
