import { text } from 'node:stream/consumers';
import { CommandError } from '../describe-failure.ts';
import { printJson } from '../print/print-json.ts';
import type { ClientSettings } from './client-settings.ts';
import { withClient } from './with-client.ts';

interface GraphqlSettings extends ClientSettings {
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** `colophon graphql`: runs an operation, and prints its data. */
export async function graphql(given: string | undefined, settings: GraphqlSettings): Promise<void> {
  const query = given ?? (await text(process.stdin));
  if (query.trim() === '')
    throw new CommandError('give a GraphQL query, or write one to standard input', 'usage');
  await withClient(settings, async (client) => {
    printJson(await client.graphql(query, settings.variables));
  });
}
