import type { Aspect, JsonObject } from '@colophon/schema';
import { isUrn } from '@colophon/schema';
import { toJsonSchema } from '@colophon/schema/printers';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { CatalogueError } from '../errors.ts';
import { describeErrors } from './describe-errors.ts';

/** Holds aspect values against the model. */
export interface Validator {
  /** @throws CatalogueError `INVALID_ASPECT`; the message names each path, what was expected and what came. */
  validate(aspect: Aspect, value: JsonObject): void;
}

/** A validator that compiles the schema of an aspect when it is first met. */
export function createValidator(): Validator {
  // `verbose` keeps the value that failed beside the error, which the message shows.
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: true, allowUnionTypes: true });
  ajv.addKeyword({
    keyword: 'urn',
    type: 'string',
    schemaType: 'array',
    validate: (entityTypes: readonly string[], text: string) =>
      entityTypes.length === 0 ? isUrn(text) : entityTypes.some((entityType) => isUrn(text, entityType)),
  });
  const compiled = new WeakMap<Aspect, ValidateFunction>();

  return {
    validate(aspect, value) {
      let check = compiled.get(aspect);
      if (!check) {
        check = ajv.compile(toJsonSchema(aspect));
        compiled.set(aspect, check);
      }
      if (check(value)) return;
      throw new CatalogueError(
        'INVALID_ASPECT',
        `Aspect ${aspect.name}: ${describeErrors(check.errors ?? [])}`,
      );
    },
  };
}
