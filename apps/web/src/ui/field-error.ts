/** What the server says about one field of what was sent. */
export interface FieldError {
  /** Last part of the path to it: `name` of `input.properties.name`, or of `/properties/name`. */
  readonly field: string;
  readonly message: string;
}

/**
 * Reads a message such as `input.name: expected a text`, or `Aspect tagProperties: /name: expected a text`; undefined for
 * one that names no field.
 */
export function fieldError(message: string | undefined): FieldError | undefined {
  const [, path, about] = /^(?:Aspect \w+: )?\/?([\w./[\]]+): (.+)$/s.exec(message ?? '') ?? [];
  const field = path?.split(/[./]/).at(-1);
  if (field === undefined || about === undefined) return undefined;
  return { field, message: about.charAt(0).toUpperCase() + about.slice(1) };
}
