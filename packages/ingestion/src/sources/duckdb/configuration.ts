import { z } from 'zod';
import { relationalFields } from '../sql-common/configuration.ts';
import { refusedField } from '../sql-common/other-fields.ts';

/** The recipe of a DuckDB source. */
export const duckdbConfig = z.strictObject({
  ...relationalFields,
  database: z.string().min(1).describe('Path of the file, relative to the folder of the recipe.'),
  memory_limit: z
    .string()
    .regex(/^\d+(\.\d+)?\s*([KMGT]i?B)$/i, 'must be a size such as 512MB')
    .default('512MB')
    .describe('At most this much memory is used by the database, for profiles.'),
  username: refusedField('a file has no users'),
  password: refusedField('a file has no passwords'),
});

export type DuckdbConfig = z.infer<typeof duckdbConfig>;
