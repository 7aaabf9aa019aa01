/**
 * Every code that an error of the catalogue can carry. All of them are a caller's mistakes; a fault of the catalogue
 * itself is any other error.
 */
export const catalogueErrorCodes = [
  /** The URN is malformed, or does not fit its entity type. */
  'INVALID_URN',
  /** No entity type of that name. */
  'UNKNOWN_ENTITY',
  /** No aspect of that name, or not on that entity type. */
  'UNKNOWN_ASPECT',
  /** The aspect's value does not fit its schema. */
  'INVALID_ASPECT',
  /** The proposal or query itself is malformed. */
  'INVALID_REQUEST',
  /** The request would exceed a limit on cost. */
  'LIMIT_EXCEEDED',
  /** The change type exists, but not for this aspect or not in this version. */
  'UNSUPPORTED_CHANGE',
  /** CREATE of an aspect or entity that exists. */
  'ALREADY_EXISTS',
  /** A condition that the proposal carries does not hold. */
  'PRECONDITION_FAILED',
  /** The principal has none of the privileges that would do. */
  'FORBIDDEN',
] as const;
export type CatalogueErrorCode = (typeof catalogueErrorCodes)[number];

export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  readonly code: CatalogueErrorCode;

  constructor(code: CatalogueErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Checks the name as well as the class, so that it holds when two copies of the package are loaded. */
export const isCatalogueError = (error: unknown): error is CatalogueError =>
  error instanceof CatalogueError || (error instanceof Error && error.name === 'CatalogueError');
