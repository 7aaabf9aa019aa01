import { isSchemaError, type Registry } from '@colophon/schema';

/** Whether the model can read a URN. What was stored by older rules may hold others. */
export function isWellFormed(urn: string, registry: Registry): boolean {
  try {
    return registry.parseEntityUrn(urn) !== undefined;
  } catch (error) {
    if (isSchemaError(error)) return false;
    throw error;
  }
}
