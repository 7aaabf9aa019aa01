import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createValidator } from '@colophon/catalogue/validation';
import type { Registry } from '@colophon/schema';
import { checkJson } from '../check-json.ts';
import type { Page } from '../pages.ts';
import { runTabs } from '../run-tabs.ts';
import type { NameUse } from './public-names.ts';
import { Recording } from './recording.ts';
import type { SdkUse } from './sdk-use.ts';

const hook = pathToFileURL(join(import.meta.dirname, 'mutate.mjs')).href;

/** Tells what turns red when a public name is another one; undefined when nothing does. */
export type Proof = (name: string) => Promise<string | undefined>;

/** Calls an export or a member otherwise, and asks the compiler about the programs that use it. */
export const proveSdk =
  ({ sdk }: SdkUse): Proof =>
  async (name) =>
    sdk.errorsWithout(name)[0];

/** Calls an endpoint, a command, a flag or a symbol otherwise in every process, and runs a page that uses it. */
export const proveByRun =
  ({ kind, uses }: NameUse, pages: readonly Page[]): Proof =>
  async (name) => {
    const users = pages.filter(({ page }) => uses.get(name)?.has(page));
    const [shortest] = users.sort((a, b) => a.blocks.length - b.blocks.length);
    if (!shortest) return undefined;
    const env = {
      NODE_OPTIONS: `--import=${hook}`,
      COLOPHON_SAMPLES_MUTATION: JSON.stringify({ kind, name }),
    };
    try {
      await runTabs(shortest.page, shortest.blocks, { optionsFor: () => ({ env }) });
      return undefined;
    } catch (error) {
      const wasRenamed = new Recording(shortest.page).read().some(({ mutated }) => mutated === name);
      return wasRenamed ? String(error) : undefined;
    }
  };

/** Calls a field otherwise in the model, and holds the JSON of the pages that use it against that. */
export const proveField =
  (registry: Registry, { uses }: NameUse, pages: readonly Page[]): Proof =>
  async (name) => {
    const end = name.lastIndexOf('.');
    const record = registry.types.get(name.slice(0, end));
    if (record?.kind !== 'record') return undefined;
    const { fields } = record;
    const renamed = Object.entries(fields).map(([field, definition]): [string, typeof definition] => [
      field === name.slice(end + 1) ? `${field}Renamed` : field,
      definition,
    ]);
    // The model is data without behaviour: it is put back before anybody else reads it.
    Object.assign(record, { fields: Object.fromEntries(renamed) });
    try {
      const validator = createValidator();
      for (const { page, blocks } of pages) {
        if (!uses.get(name)?.has(page)) continue;
        for (const block of blocks) if (block.language === 'json') checkJson(block, validator);
      }
      return undefined;
    } catch (error) {
      return String(error);
    } finally {
      Object.assign(record, { fields });
    }
  };
