import type { ColumnType } from '@colophon/sdk/builders';

/** A column as the catalogue of a database has it. */
export interface ColumnRow {
  readonly name: string;
  /** Type as the database writes it: `VARCHAR(255)`. */
  readonly nativeType: string;
  /** `null` for a type that the source does not know: a report says so. */
  readonly type: ColumnType;
  readonly nullable: boolean;
  readonly comment?: string | undefined;
}
