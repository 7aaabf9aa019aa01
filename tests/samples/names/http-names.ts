import { identityOperations, operations } from '@colophon/http/operations';
import { actions, reads } from '@colophon/http/restli-endpoints';
import { openLineageOperations } from '@colophon/openlineage';
import { type NameUse, Uses } from './public-names.ts';

/** A request that a catalogue got: what served it, and how it was called. */
export interface RequestCall {
  readonly page: string;
  /** Id of the operation, of those that have one. */
  readonly operation?: string;
  readonly method?: string;
  readonly url?: string;
}

/** The resources of Rest.li that are read, with what tells them from others. */
const readings: readonly (readonly [name: string, path: RegExp])[] = [
  ['GET /relationships', /^\/relationships\/?\?/],
  ['GET /aspects/{urn}', /^\/aspects\/./],
  ['GET /entities', /^\/entities\/?\?/],
  ['GET /entities/{urn}', /^\/entities\/[^?]/],
  ['GET /entitiesV2', /^\/entitiesV2\/?\?/],
  ['GET /entitiesV2/{urn}', /^\/entitiesV2\/[^?]/],
];

/** Every endpoint: the operations of OpenAPI, the actions and the resources of Rest.li, and who asked for it. */
export function endpointUse(calls: readonly RequestCall[]): NameUse {
  const byId = new Map(
    [...operations, ...openLineageOperations(), ...identityOperations].map(({ id, method, path }) => [
      id,
      `${method} ${path}`,
    ]),
  );
  const names = new Set(byId.values());
  for (const { resource, name } of actions) names.add(actionName(resource, name));
  for (const { path } of reads) names.add(`GET ${path}`);

  const uses = new Uses();
  for (const { page, operation, method, url = '' } of calls) {
    const name = operation === undefined ? restliName(method, url) : byId.get(operation);
    if (name !== undefined && names.has(name)) uses.note(name, page);
  }
  return { kind: 'HTTP', names, uses };
}

const actionName = (resource: string, action: string): string => `POST /${resource}?action=${action}`;

function restliName(method: string | undefined, url: string): string | undefined {
  if (method === 'GET') return readings.find(([, path]) => path.test(url))?.[0];
  const [, resource, query] = /^\/(\w+)\/?\?(.*)$/.exec(url) ?? [];
  const action = new URLSearchParams(query).get('action');
  return resource === undefined || action === null ? undefined : actionName(resource, action);
}
