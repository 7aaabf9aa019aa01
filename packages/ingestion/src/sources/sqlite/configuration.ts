import { z } from 'zod';
import { relationalFields } from '../sql-common/configuration.ts';
import { ignoredField, refusedField } from '../sql-common/other-fields.ts';

/** The recipe of a SQLite source. */
export const sqliteConfig = z
  .strictObject({
    ...relationalFields,
    database: z
      .string()
      .min(1)
      .optional()
      .describe('Path of the file, relative to the folder of the recipe.'),
    connect_uri: z
      .string()
      .optional()
      .describe('`sqlite:///path`, as a recipe of DataHub has it, instead of `database`.'),
    platform: z.literal('sqlite').optional().describe('As in a recipe of DataHub; always `sqlite`.'),
    options: ignoredField('there is no connection to set up'),
    username: refusedField('a file has no users'),
    password: refusedField('a file has no passwords'),
  })
  .superRefine(({ database, connect_uri }, context) => {
    if ((database === undefined) === (connect_uri === undefined))
      context.addIssue({
        code: 'custom',
        message: 'needs `database`, the path of the file',
        path: ['database'],
      });
  });

export type SqliteConfig = z.infer<typeof sqliteConfig>;

/** The path that a configuration names, as it is written. */
export const pathOf = ({ database, connect_uri: uri }: SqliteConfig): string =>
  database ?? uri?.replace(/^sqlite(\+\w+)?:\/\/\//, '') ?? '';
