import { z } from 'zod';
import { statefulField } from '../../definitions/configuration.ts';

/** What a recipe can say about the source `file`, with DataHub's names. */
export const configSchema = z
  .strictObject({
    path: z
      .string()
      .min(1)
      .optional()
      .describe('File, folder or `http` address. Of a folder, every file with the extension is read.'),
    filename: z.string().min(1).optional().describe('Older name of `path`.'),
    file_extension: z
      .string()
      .default('.json')
      .describe('Which files of a folder are read. `*` means all of them.'),
    aspect: z.string().optional().describe('Name of the only aspect to read. Default: all.'),
    read_mode: z
      .enum(['AUTO', 'STREAM', 'BATCH'])
      .default('AUTO')
      .describe("Accepted for DataHub's recipes. Files are always read as a stream."),
    count_all_before_starting: z
      .boolean()
      .default(true)
      .describe("Accepted for DataHub's recipes, without effect: nothing is counted beforehand."),
    stateful_ingestion: statefulField,
  })
  .refine(({ path, filename }) => (path === undefined) !== (filename === undefined), {
    path: ['path'],
    message: 'is required: the file, folder or address to read',
  });

export type FileConfig = z.infer<typeof configSchema>;

/** `json` and `.json` mean the same, and `*` means every file. */
export function hasExtension(name: string, extension: string): boolean {
  if (extension === '*' || extension === '.*') return true;
  return name.endsWith(extension.startsWith('.') ? extension : `.${extension}`);
}
