import { z } from 'zod';
import { patternsField } from '../../definitions/configuration.ts';

/** Endings of files whose format is read. */
export const fileTypes = ['csv', 'tsv', 'json', 'jsonl', 'parquet', 'avro'] as const;

/** A format of files, named by its ending. */
export type FileType = (typeof fileTypes)[number];

/** A key that DataHub has and this source cannot do: it is an error with the reason. */
export const refused = (reason: string) =>
  z
    .never({ error: `is not supported: ${reason}` })
    .optional()
    .describe(`Not supported: ${reason}.`);

/** A key that DataHub needs and this source does not: it may be set. */
export const ignored = (reason: string) => z.unknown().optional().describe(`Ignored: ${reason}.`);

/** Which files make which tables, with DataHub's names. */
export const pathSpecSchema = z
  .strictObject({
    include: z
      .string()
      .min(1)
      .describe(
        'Path of the tables. `{table}` marks the folder that is a table; without it, each file is one. `*` stands for any name, other names in braces for partitions.',
      ),
    exclude: z.array(z.string()).default([]).describe('Paths to leave out, with `*` and `**`.'),
    file_types: z
      .array(z.enum(fileTypes))
      .default([...fileTypes])
      .describe('Formats to read, by the ending of the file.'),
    default_extension: z
      .enum(fileTypes)
      .optional()
      .describe('Format of files whose name has no known ending. Default: they are left out.'),
    table_name: z
      .string()
      .optional()
      .describe('Display name of a table, from the names in braces of `include`. Default: `{table}`.'),
    enable_compression: z
      .boolean()
      .default(true)
      .describe('Whether to read files that end in `.gz` or `.gzip`. Files that end in `.bz2` are reported.'),
    sample_files: z
      .boolean()
      .default(true)
      .describe(
        'On S3: whether to look only into the partitions that `traversal_method` selects. Then the number and size of the files are not known.',
      ),
    allow_double_stars: z
      .boolean()
      .default(false)
      .describe('Whether `include` may contain `**`, which matches any number of folders.'),
    autodetect_partitions: z
      .boolean()
      .default(true)
      .describe('Whether folders below a `{table}` at the end of `include` are its partitions.'),
    traversal_method: z
      .enum(['ALL', 'MIN_MAX', 'MAX'])
      .default('MAX')
      .describe('Which partitions to look into on S3, by the order of their names.'),
    include_hidden_folders: z
      .boolean()
      .default(false)
      .describe('Whether to read files and folders whose name starts with `.` or `_`.'),
    tables_filter_pattern: patternsField('tables'),
    emit_folders_only: z
      .boolean()
      .default(false)
      .describe('Whether to write the matching folders as containers, and no tables.'),
    sort_key: ignored('partitions are ordered by their names'),
  })
  .superRefine((spec, context) => {
    const issue = (message: string, path = 'include') =>
      context.addIssue({ code: 'custom', message, path: [path] });
    if (spec.include.includes('**') && !spec.allow_double_stars)
      issue('contains `**`; set allow_double_stars to allow it');
    if (spec.emit_folders_only && spec.include.includes('{table}'))
      issue('contains {table}, but emit_folders_only writes no tables');
    for (const path of spec.exclude)
      if (/[{}]/.test(path)) issue(`contains a name in braces: ${path}`, 'exclude');
    const known = new Set([...spec.include.matchAll(/\{([^}[]+)/g)].map(([, name]) => name));
    for (const [, name] of (spec.table_name ?? '').matchAll(/\{([^}[]+)/g))
      if (!known.has(name)) issue(`{${name}} is not in include`, 'table_name');
  });

/** Which files make which tables. */
export type PathSpecConfig = z.infer<typeof pathSpecSchema>;
