import type { OperationAccess } from '../access/operation-access.ts';
import type { Operation } from '../openapi/operation.ts';
import { identityOperations, operations } from '../openapi/operations.ts';
import { actions, reads } from '../restli/endpoints/endpoints.ts';

/** Something that can be asked of the server, over any interface. */
export interface AnyOperation {
  /** As it is called in the table of tests: `restoreIndices`, `POST /runs?action=list`. */
  readonly name: string;
  readonly method: string;
  /** A path that leads to it, with parameters that fit. */
  readonly path: string;
  readonly access: OperationAccess;
  /** True when it writes, with whatever method. */
  readonly writes: boolean;
}

const values: Readonly<Record<string, string>> = {
  entityName: 'tag',
  urn: encodeURIComponent('urn:li:tag:pii'),
  aspectName: 'status',
  stream: 'mcp',
  traceId: '0'.repeat(32),
  name: 'reader',
  id: 'none',
  userUrn: encodeURIComponent('urn:li:corpuser:rob'),
  groupUrn: encodeURIComponent('urn:li:corpGroup:sales'),
};
const fill = (path: string): string => path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Operations of OpenAPI, as they are called in the table of tests. */
export const toAnyOperations = (given: readonly Operation[]): AnyOperation[] =>
  given.map(({ id, method, path, access, writes = false }) => ({
    name: id,
    method,
    path: fill(path),
    access,
    writes,
  }));

/** Every operation of the tables from which the routes are made. */
export const everyOperation: readonly AnyOperation[] = [
  ...toAnyOperations([...operations, ...identityOperations]),
  ...reads.map(({ path, access }) => ({
    name: `GET ${path}`,
    method: 'GET',
    path: fill(path),
    access,
    writes: false,
  })),
  ...actions.map(({ resource, name, access }) => ({
    name: `POST /${resource}?action=${name}`,
    method: 'POST',
    path: `/${resource}?action=${name}`,
    access,
    writes: true,
  })),
];
