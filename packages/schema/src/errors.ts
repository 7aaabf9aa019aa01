/** Every code that an error of this package can carry. */
export const schemaErrorCodes = ['INVALID_URN', 'INVALID_MODEL'] as const;
export type SchemaErrorCode = (typeof schemaErrorCodes)[number];

export class SchemaError extends Error {
  override readonly name = 'SchemaError';
  readonly code: SchemaErrorCode;

  constructor(code: SchemaErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Checks the name as well as the class, so that it holds when two copies of the package are loaded. */
export const isSchemaError = (error: unknown): error is SchemaError =>
  error instanceof SchemaError || (error instanceof Error && error.name === 'SchemaError');
