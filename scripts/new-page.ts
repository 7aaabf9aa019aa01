/** `npm run new-page`: makes a page of the documentation and puts it into the sidebar. */
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { redirects } from '../docs/redirects.ts';
import { type Ask, askForMissing, usage } from './new-page/ask.ts';
import { createPage } from './new-page/create-page.ts';
import { PageError } from './new-page/page-error.ts';
import { type PageKind, pageKinds } from './new-page/skeletons.ts';

try {
  const { values, positionals } = readArguments();
  if (values.after !== undefined && values.group !== undefined)
    throw new PageError('Say either --after or --group, and not both');
  const [id] = positionals;
  const asked = await withTerminal((ask) =>
    askForMissing({ ...values, ...(id !== undefined && { id }) }, ask),
  );
  const where = createPage(
    values.docs,
    {
      ...asked,
      kind: toKind(values.kind),
      sidebarName: values['sidebar-name'],
    },
    redirects,
  );
  console.log(`Made docs/${asked.id}.mdx; it stands ${where}.`);
  console.log('`npm run site:dev` shows it, and `npm run prose` checks what you write.');
} catch (error) {
  if (!(error instanceof PageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Lends a way to ask the person at the keyboard, where there is one. */
async function withTerminal<T>(use: (ask: Ask | undefined) => Promise<T>): Promise<T> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return use(undefined);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await use((question) => terminal.question(question));
  } catch (error) {
    const isStopped = error instanceof Error && error.name === 'AbortError';
    throw isStopped ? new PageError('\nStopped: nothing was made') : error;
  } finally {
    terminal.close();
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        description: { type: 'string' },
        'sidebar-name': { type: 'string' },
        kind: { type: 'string', default: 'how-to' },
        after: { type: 'string' },
        group: { type: 'string' },
        docs: { type: 'string', default: join(import.meta.dirname, '../docs') },
      },
    });
  } catch (error) {
    throw new PageError(`${error instanceof Error ? error.message : error}\nUsage: ${usage}`, {
      cause: error,
    });
  }
}

function toKind(name: string): PageKind {
  const kind = pageKinds.find((known) => known === name);
  if (!kind) throw new PageError(`--kind: expected one of ${pageKinds.join(', ')}, got "${name}"`);
  return kind;
}
