import type { Connection } from './connection.ts';
import type { ReadSecrets } from './read-task.ts';

const query = 'query ($input: GetSecretValuesInput!) { getSecretValues(input: $input) { name value } }';

/**
 * Reads secrets of a catalogue that is elsewhere. It returns them to programs that have an access token, whose owner manages
 * secrets.
 */
export const readSecretsOf =
  ({ server, token }: Connection): ReadSecrets =>
  async (names) => {
    const response = await fetch(`${server.replace(/\/+$/, '')}/api/graphql`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables: { input: { secrets: names } } }),
    });
    const { data, errors } = (await response.json()) as {
      data?: { getSecretValues?: readonly { readonly name: string; readonly value: string }[] | null } | null;
      errors?: readonly { readonly message: string }[];
    };
    if (!data?.getSecretValues)
      throw new Error(`secrets cannot be read: ${errors?.[0]?.message ?? `status ${response.status}`}`);
    return new Map(data.getSecretValues.map(({ name, value }) => [name, value]));
  };
