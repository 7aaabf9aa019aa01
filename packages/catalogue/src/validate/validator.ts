import type { Aspect, Json, JsonObject, Rule } from '@colophon/schema';
import { isUrn } from '@colophon/schema';
import { toJsonSchema } from '@colophon/schema/printers';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { CatalogueError } from '../errors.ts';
import { describeErrors } from './describe-errors.ts';
import { checkRules } from './rules.ts';
import { splitUnknownFields, type UnknownField } from './unknown-fields.ts';

/** Validates aspect values against the model. */
export interface Validator {
  /**
   * Returns the fields that the model does not know; everything else must be as the model has it.
   *
   * @throws CatalogueError `INVALID_ASPECT`; the message names each path, what was expected and what was received.
   */
  validate(aspect: Aspect, value: JsonObject): readonly UnknownField[];
  /** True when the value fits, unknown fields aside. */
  isValid(aspect: Aspect, value: JsonObject): boolean;
}

/**
 * Most members of a value whose failures are all looked for. Ajv's time grows with the square of their number: a
 * request full of them could stop the server for hours. Of a larger value only the first failure is reported.
 */
const maxMembersForAllFailures = 5000;

/** A validator that compiles the schema of an aspect when it is first met. */
export function createValidator(): Validator {
  const findsFirst = createCompiler(false);
  const findsAll = createCompiler(true);
  return {
    isValid(aspect, value) {
      const check = findsFirst(aspect);
      return check(value) || check(splitUnknownFields(aspect, value).known);
    },
    validate(aspect, value) {
      let check = findsFirst(aspect);
      if (check(value)) return [];
      // Values without unknown fields, nearly all, are not walked a second time.
      const { known, unknown } = splitUnknownFields(aspect, value);
      if (unknown.length > 0 && check(known)) return unknown;
      if (countMembers(value, maxMembersForAllFailures) < maxMembersForAllFailures) {
        check = findsAll(aspect);
        check(value);
      }
      throw new CatalogueError(
        'INVALID_ASPECT',
        `Aspect ${aspect.name}: ${describeErrors(check.errors ?? [])}`,
      );
    },
  };
}

let shared: Validator | undefined;

/**
 * Returns the validator that the catalogues of a process share. Compiling the schemas takes longer than starting a
 * catalogue does otherwise.
 */
export const sharedValidator = (): Validator => {
  shared ??= createValidator();
  return shared;
};

function createCompiler(allErrors: boolean): (aspect: Aspect) => ValidateFunction {
  // `verbose` keeps the value that failed with the error, for the message.
  const ajv = new Ajv2020({ allErrors, verbose: true, strict: true, allowUnionTypes: true });
  ajv.addKeyword({
    keyword: 'urn',
    type: 'string',
    schemaType: 'array',
    // Half of a surrogate pair is not a character: two such URNs would be one in a store that keeps UTF-8.
    validate: (entityTypes: readonly string[], text: string) =>
      text.isWellFormed() &&
      (entityTypes.length === 0 ? isUrn(text) : entityTypes.some((entityType) => isUrn(text, entityType))),
  });
  ajv.addKeyword({
    keyword: 'rules',
    type: 'object',
    schemaType: 'array',
    errors: true,
    validate: validateRules,
  });
  const compiled = new WeakMap<Aspect, ValidateFunction>();

  return (aspect) => {
    let check = compiled.get(aspect);
    if (!check) {
      const schema = toJsonSchema(aspect);
      check = ajv.compile(schema);
      // What is compiled is kept here, and only as long as the aspect is.
      ajv.removeSchema(schema);
      compiled.set(aspect, check);
    }
    return check;
  };
}

/** Ajv reads the failures of a keyword from the function that checks it. */
const validateRules: {
  (rules: readonly Rule[], record: JsonObject): boolean;
  errors?: Partial<ErrorObject>[];
} = (rules, record) => {
  const failures = checkRules(rules, record);
  validateRules.errors = failures.map(({ path, message }) => ({
    keyword: 'rules',
    message,
    params: { path },
  }));
  return failures.length === 0;
};

/** How many values a value contains, itself included; counting stops at the limit. */
function countMembers(value: Json, limit: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  for (const member of Object.values(value)) {
    if (count >= limit) return limit;
    count += countMembers(member, limit - count);
  }
  return count;
}
