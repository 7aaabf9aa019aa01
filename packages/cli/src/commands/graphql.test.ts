import { expect, it } from 'vitest';
import { orders, startSampleCatalogue } from '../testing/start-sample-catalogue.ts';

const query = 'query ($urn: String!) { dataset(urn: $urn) { name } }';

it('prints the data of an operation', async () => {
  const { colophon } = await startSampleCatalogue();
  const variables = JSON.stringify({ urn: orders });
  const result = await colophon(['graphql', query, '--variables', variables]);
  expect(result).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(result.stdout)).toEqual({ dataset: { name: 'orders' } });
});

it('says what is wrong with an operation, and with its variables', async () => {
  const { colophon } = await startSampleCatalogue();
  const wrong = await colophon(['graphql', '{ nope }']);
  expect(wrong).toMatchObject({ code: 1, stdout: '' });
  expect(wrong.stderr).toContain('Cannot query field "nope" on type "Query"');
  const variables = await colophon(['graphql', query, '--variables', '["a"]']);
  expect(variables).toMatchObject({ code: 2, stdout: '' });
  expect(variables.stderr).toContain('It must be a JSON object');
});
