import { z } from 'zod';

const separator = (what: string) => z.string().min(1).describe(what);

/** What a recipe can say about the source `csv-enricher`, with DataHub's names. */
export const configSchema = z
  .strictObject({
    filename: z.string().min(1).describe('CSV file or `http` address.'),
    write_semantics: z
      .string()
      .transform((text) => text.toUpperCase())
      .pipe(z.enum(['PATCH', 'OVERRIDE']))
      .default('PATCH')
      .describe('Whether values are added to those of the catalogue (`PATCH`) or replace them (`OVERRIDE`).'),
    delimiter: separator('What separates columns.').default(','),
    array_delimiter: separator('What separates several owners, tags or terms in a column.').default('|'),
    structured_properties: z
      .record(z.string().trim().min(1), z.string().trim().min(1))
      .optional()
      .describe(
        'Columns that hold structured properties: the name of the column, and the id or URN of the property.',
      ),
  })
  .refine(({ delimiter, array_delimiter }) => delimiter !== array_delimiter, {
    path: ['array_delimiter'],
    message: 'has to be different from delimiter',
  });

export type CsvEnricherConfig = z.infer<typeof configSchema>;
