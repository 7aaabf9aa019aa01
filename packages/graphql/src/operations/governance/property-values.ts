import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';

export interface PropertyValueInput {
  readonly stringValue?: string | null;
  readonly numberValue?: number | null;
}

/** A value of a structured property as the model has it. @throws RequestError `INVALID_REQUEST` unless there is one. */
export function toPropertyValue({ stringValue, numberValue }: PropertyValueInput, place: string): JsonObject {
  if (typeof stringValue === 'string' && typeof numberValue === 'number')
    throw new RequestError('INVALID_REQUEST', `${place}: expected a stringValue or a numberValue, got both`);
  if (typeof stringValue === 'string') return { string: stringValue };
  if (typeof numberValue === 'number') return { double: numberValue };
  throw new RequestError('INVALID_REQUEST', `${place}: expected a stringValue or a numberValue, got neither`);
}
