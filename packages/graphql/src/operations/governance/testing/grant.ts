import { ada, type TestGraphql } from '../../../testing/test-graphql.ts';

/** Gives Ada privileges: on these entities, or on the catalogue as a whole. */
export async function grant(
  { put }: Pick<TestGraphql, 'put'>,
  privileges: readonly string[],
  urns?: readonly string[],
): Promise<void> {
  await put(`urn:li:dataHubPolicy:${privileges.join('-')}-${urns?.length ?? 'all'}`, 'dataHubPolicyInfo', {
    displayName: 'p',
    description: '',
    type: urns ? 'METADATA' : 'PLATFORM',
    state: 'ACTIVE',
    privileges,
    actors: { users: [ada] },
    resources: urns ? { filter: { criteria: [{ field: 'URN', values: urns, condition: 'EQUALS' }] } } : {},
  });
}
