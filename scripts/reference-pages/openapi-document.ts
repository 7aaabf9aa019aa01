import { toOpenApiDocument } from '@colophon/http/openapi-document';
import { identityOperations, operations } from '@colophon/http/operations';
import { registry } from '@colophon/model';
import { openLineageOperations } from '@colophon/openlineage';
import { describedOperations } from '@colophon/service';
import type { Schema } from './print-schema.ts';

/** An operation as the document of the server describes it. */
export interface DescribedOperation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly DescribedParameter[];
  readonly requestBody?: { readonly description: string; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

export interface DescribedParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Content {
  readonly 'application/json': { readonly schema: Schema };
}

/** An operation with its address. */
export interface Endpoint extends DescribedOperation {
  readonly method: string;
  readonly path: string;
}

interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
}

/** Every operation in the document that a server with sign-in serves, or the console of a service, in its order. */
export function readEndpoints(): Endpoint[] {
  const served: OpenApiDocument = JSON.parse(
    JSON.stringify(
      toOpenApiDocument(registry, [
        ...operations,
        ...openLineageOperations(),
        ...identityOperations,
        ...describedOperations(),
      ]),
    ),
  );
  return Object.entries(served.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
}
