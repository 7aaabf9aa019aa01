import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serve } from '../support/serve.ts';
import type { ClientMethod, ClientMethods } from './client-methods.ts';
import { parseLines, runScript } from './python.ts';

const file = join(import.meta.dirname, 'client-methods.json');

it("has the documented result of each method of DataHub's clients", async () => {
  await using served = await serve();
  const [about, ...methods] = parseLines<ClientMethods & ClientMethod>(
    await runScript('method_cases.py', [served.address], { home: served.home }),
  );
  const found: ClientMethods = { version: about?.version ?? '', methods };
  expect(methods.length).toBeGreaterThan(80);
  // The page is printed from this file: `COLOPHON_UPDATE=1 npm run interop -- methods`, then `npm run generate`.
  if (process.env.COLOPHON_UPDATE) await writeFile(file, `${JSON.stringify(found, undefined, 2)}\n`);
  expect(found).toEqual(JSON.parse(await readFile(file, 'utf8')));
  // A method is there to work, or for want of something that the server does not serve yet.
  expect(methods.filter(({ outcome }) => outcome === 'fails' || outcome === 'not tried')).toEqual([]);
});
