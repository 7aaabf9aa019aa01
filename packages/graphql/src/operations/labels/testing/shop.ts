import { expect } from 'vitest';
import { ada, createTestGraphql, type TestAnswer, type TestGraphql } from '../../../testing/test-graphql.ts';

export const datasetNamed = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.${name},PROD)`;
export const orders = datasetNamed('orders');
export const ordersInDbt = 'urn:li:dataset:(urn:li:dataPlatform:dbt,shop.orders,PROD)';
export const chart = 'urn:li:chart:(looker,sales)';
export const attribute = 'urn:li:businessAttribute:email';
export const [pii, gone] = ['urn:li:tag:pii', 'urn:li:tag:gone'];
export const vat = 'urn:li:glossaryTerm:vat';
export const now = { time: expect.any(Number), actor: ada };

const column = (fieldPath: string) => ({
  fieldPath,
  nullable: false,
  nativeDataType: 'text',
  recursive: false,
  type: { type: { 'com.linkedin.schema.StringType': {} } },
});

export const schemaOf = (...columns: string[]) => ({
  schemaName: 'orders',
  platform: 'urn:li:dataPlatform:mysql',
  version: 0,
  hash: '',
  platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
  fields: columns.map(column),
});

/** A catalogue with a dataset, a chart, a tag, a term and a business attribute. */
export async function shop(options?: { readonly obeysPolicies: boolean }): Promise<TestGraphql> {
  const graphql = await createTestGraphql(options);
  await graphql.put(orders, 'datasetProperties', { name: 'orders' });
  await graphql.put(orders, 'schemaMetadata', schemaOf('id', 'email'));
  await graphql.put(chart, 'chartInfo', { title: 'Sales', description: '', lastModified: {} });
  await graphql.put(pii, 'tagProperties', { name: 'pii' });
  await graphql.put(vat, 'glossaryTermInfo', { definition: '', termSource: 'INTERNAL' });
  await graphql.put(attribute, 'businessAttributeInfo', { fieldPath: 'email', name: 'email' });
  return graphql;
}

/** Sends one mutation whose only argument is its input. */
export const send = ({ ask }: TestGraphql, mutation: string, type: string, input: object) =>
  ask(`mutation ($input: ${type}!) { ${mutation}(input: $input) }`, { input });

/** Sends such a mutation and requires that it is done. */
export async function done(graphql: TestGraphql, mutation: string, type: string, input: object) {
  expect(await send(graphql, mutation, type, input)).toEqual({ data: { [mutation]: true } });
}

/** Not that the document itself does not fit the schema. */
const classification = 'DataFetchingException';

/** The code with which a resolver has refused; undefined when it has not. */
export function codeOf({ errors }: TestAnswer): unknown {
  for (const { extensions } of errors ?? []) expect(extensions).toMatchObject({ classification });
  return errors?.[0]?.extensions.code;
}

/** The message with which such a mutation is refused. */
export async function refused(
  graphql: TestGraphql,
  mutation: string,
  type: string,
  input: object,
  code = 400,
) {
  const { errors } = await send(graphql, mutation, type, input);
  expect(errors, JSON.stringify(input)).toMatchObject([{ extensions: { code, classification } }]);
  return errors?.[0]?.message ?? '';
}

export const columnOf = (resourceUrn: string, subResource: string) => ({
  resourceUrn,
  subResource,
  subResourceType: 'DATASET_FIELD',
});

/** Gives the user of the tests privileges on some entities. The same privileges anew replace what was given before. */
export const grant = (
  { put }: TestGraphql,
  privileges: string[],
  urns: string[] = [orders],
  more: object = {},
) =>
  put(`urn:li:dataHubPolicy:${privileges.join('-')}`, 'dataHubPolicyInfo', {
    displayName: 'p',
    description: '',
    type: 'METADATA',
    state: 'ACTIVE',
    privileges,
    actors: { users: [ada] },
    resources: { filter: { criteria: [{ field: 'URN', values: urns, condition: 'EQUALS' }] }, ...more },
  });
