import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { defineSink } from '../definitions/sink.ts';
import { toFileProposal } from './to-file-proposal.ts';

/** Writes a JSON array of proposals, in the format of DataHub's metadata files. */
export const fileSink = defineSink({
  name: 'file',
  description: 'Writes a JSON array of proposals to a file, which the source `file` and DataHub read.',
  config: z.strictObject({
    filename: z
      .string()
      .min(1)
      .describe('Path of the file. Relative paths start at the folder of the recipe.'),
    legacy_nested_json_string: z
      .boolean()
      .default(false)
      .describe(
        'Whether the value of an aspect is text with JSON in it, as older versions of DataHub wrote it.',
      ),
  }),
  async open({ filename, legacy_nested_json_string: isNested }, { folder }) {
    const path = resolve(folder, filename);
    await mkdir(dirname(path), { recursive: true });
    // Beside the file, so that it can take its place in one step: a reader never sees a part.
    const temporary = `${path}.${process.pid}.tmp`;
    const file = await open(temporary, 'w');
    let separator = '[\n';
    let isOpen = true;
    return {
      concurrency: 1,
      async write(proposals) {
        let text = '';
        for (const proposal of proposals) {
          const json = toFileProposal(proposal) as { aspect?: { json: unknown } };
          text += separator + JSON.stringify(isNested ? { ...json, ...nest(json.aspect) } : json);
          separator = ',\n';
        }
        await file.write(text);
        return [];
      },
      async close({ complete } = { complete: true }) {
        if (!isOpen) return;
        isOpen = false;
        if (complete) await file.write(separator === '[\n' ? '[]\n' : '\n]\n');
        await file.sync();
        await file.close();
        if (complete) await rename(temporary, path);
        else await rm(temporary, { force: true });
      },
    };
  },
});

const nest = (aspect: { json: unknown } | undefined) =>
  aspect && { aspect: { contentType: 'application/json', value: JSON.stringify(aspect.json) } };
