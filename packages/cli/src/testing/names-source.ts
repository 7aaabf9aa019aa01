import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { defineSource } from '@colophon/ingestion';
import { z } from 'zod';

/** A source for tests: a tag for each name. It waits before the last one until a file exists. */
export default defineSource({
  name: 'names',
  title: 'Names',
  description: 'Reads names.',
  capabilities: {},
  config: z.strictObject({
    names: z.array(z.string()),
    go: z.string().optional(),
    password: z.string().optional(),
  }),
  open: ({ names, go, password }, { signal }) => ({
    async *records() {
      // What a careless driver does.
      if (password !== undefined) console.log(`signs in with ${password}`);
      for (const [at, name] of names.entries()) {
        while (go !== undefined && at === names.length - 1 && !existsSync(go)) {
          signal.throwIfAborted();
          await sleep(20);
        }
        yield {
          id: name,
          proposals: [
            { entityUrn: `urn:li:tag:${name}`, aspectName: 'tagProperties' as const, aspect: { name } },
          ],
        };
      }
    },
    close: async () => {},
  }),
});
