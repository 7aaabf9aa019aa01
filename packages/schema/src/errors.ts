/** Every code that an error of this package can carry. */
export const schemaErrorCodes = ['INVALID_URN', 'INVALID_MODEL'] as const;
/** One of the codes that a {@link SchemaError} can carry. */
export type SchemaErrorCode = (typeof schemaErrorCodes)[number];

/** A malformed URN, or an invalid model. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
  /** What went wrong, from the closed list. */
  readonly code: SchemaErrorCode;

  constructor(code: SchemaErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** True for a {@link SchemaError}. Checks the name as well as the class: two copies of the package may be loaded. */
export const isSchemaError = (error: unknown): error is SchemaError =>
  error instanceof SchemaError || (error instanceof Error && error.name === 'SchemaError');
