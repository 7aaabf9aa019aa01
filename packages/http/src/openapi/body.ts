import { describeErrors } from '@colophon/catalogue';
import type { JsonSchema } from '@colophon/schema/printers';
import { RequestError } from '@colophon/wire';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';

/** The body of a request: its schema, and the type that the schema guarantees. */
export interface Body<T> {
  readonly description: string;
  readonly schema: JsonSchema;
  /** @throws RequestError `INVALID_REQUEST` that names each place, what was expected and what came. */
  read(json: unknown): T;
}

/** Finds one failure at a time: looking for all of them takes too long in a body that is full of them. */
const ajv = new Ajv2020({ allErrors: false, verbose: true, strict: true, allowUnionTypes: true });

/**
 * Describes a body. The schema is of what surrounds the aspects; their values are validated against the model by the
 * catalogue, so that its schemas are not compiled twice.
 */
export function body<T>(description: string, schema: JsonSchema): Body<T> {
  // Compiled when a body first comes: most processes never see most operations.
  let check: ValidateFunction<T> | undefined;
  return {
    description,
    schema,
    read(json) {
      check ??= ajv.compile<T>(schema);
      if (check(json)) return json;
      throw new RequestError('INVALID_REQUEST', describeErrors(check.errors ?? []));
    },
  };
}
