import { createValidator, type Validator } from '@colophon/catalogue/validation';
import { registry } from '@colophon/model';
import type { Aspect, JsonObject } from '@colophon/schema';
import type { Block } from './blocks.ts';
import { checkAuthConfig } from './check-auth-config.ts';

/**
 * Holds a JSON block against the model, as far as its words say what it is: `document`, an entity with its aspects;
 * `aspect="ownership"`, a value of that aspect; `record="com.linkedin.common.Owner"`, one of that record; `auth-config`, the
 * file of `--auth-config`.
 *
 * @throws Error
 */
export function checkJson({ text, flags, aspect, record }: Block, validator = createdOnce): void {
  if (flags.has('auth-config')) checkAuthConfig(text);
  const value = JSON.parse(text) as JsonObject;
  if (aspect !== undefined) validate(validator, registry.aspects.get(aspect), aspect, value);
  if (record !== undefined) validate(validator, aspectOfRecord(record), record, value);
  if (!flags.has('document')) return;
  const { urn, ...aspects } = value as JsonObject & Record<string, JsonObject>;
  const { entity } = registry.parseEntityUrn(String(urn));
  for (const [name, aspectValue] of Object.entries(aspects))
    validate(validator, registry.aspectOf(entity.name, name), `${name} of ${entity.name}`, aspectValue);
}

const createdOnce: Validator = createValidator();
const ofRecords = new Map<string, Aspect>();

function validate(validator: Validator, aspect: Aspect | undefined, name: string, value: JsonObject): void {
  if (!aspect) throw new Error(`the model has no ${name}`);
  const [unknown] = validator.validate(aspect, value);
  if (unknown) throw new Error(`${name}: the model has no field ${unknown.path}`);
}

/** The validator knows aspects alone: a record is held as if it were one. */
function aspectOfRecord(name: string): Aspect | undefined {
  const record = registry.types.get(name);
  if (record?.kind !== 'record') return undefined;
  const aspect = ofRecords.get(name) ?? { name, kind: 'versioned', record, doc: record.doc };
  ofRecords.set(name, aspect);
  return aspect;
}
