import { RequestError } from '@colophon/wire';
import type { RootResolver, Subject } from '../subject.ts';

/** An operation of DataHub's schema that has no subject here. */
interface NotServed {
  /** Why, as the end of a sentence. */
  readonly because: string;
  /** Page about it. */
  readonly page: string;
}

const noFileStorage: NotServed = {
  because: 'it has no storage for uploaded files',
  page: '/docs/api/graphql/overview',
};

/** By name of the query. */
export const queriesNotServed: Readonly<Record<string, NotServed>> = {
  getPresignedUploadUrl: noFileStorage,
};

/** By name of the mutation. */
export const mutationsNotServed: Readonly<Record<string, NotServed>> = {
  createDataHubFile: noFileStorage,
};

const refuse = (
  kind: string,
  operations: Readonly<Record<string, NotServed>>,
): Readonly<Record<string, RootResolver>> =>
  Object.fromEntries(
    Object.entries(operations).map(([name, { because, page }]) => [
      name,
      () => {
        throw new RequestError(
          'NOT_SERVED',
          `Colophon does not serve the ${kind} ${name}: ${because}. See ${page}.`,
        );
      },
    ]),
  );

export const notServed: Subject = {
  queries: refuse('query', queriesNotServed),
  mutations: refuse('mutation', mutationsNotServed),
};
