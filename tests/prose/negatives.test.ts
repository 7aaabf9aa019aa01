import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createProgram } from '@colophon/cli/program';
import { operations } from '@colophon/http/operations';
import { actions, reads } from '@colophon/http/restli-endpoints';
import { registry } from '@colophon/model';
import type { Command } from 'commander';
import { describe, expect, it, test } from 'vitest';

/**
 * Pages say what Colophon does not have. Each such claim about a command, an endpoint, a setting or the model is held
 * here against the code: what is built later makes its claim fail, and the page is corrected with it.
 */
interface Claim {
  readonly page: string;
  /** How the page says it. */
  readonly says: RegExp;
  /** What must not exist, of everything that does. */
  readonly among: readonly string[];
  readonly absent: RegExp;
}

const root = join(import.meta.dirname, '../..');

/** Every command with its parents, as it is typed: `runs list`. */
const commands = listCommands(createProgram());
const everyOption = ({ name, command }: NamedCommand): string[] =>
  command.options.flatMap(({ flags, envVar = '' }) => [`${name} ${flags}`, envVar]);
const options = commands.flatMap(everyOption);
const serveOptions = commands.filter(({ name }) => name === 'serve').flatMap(everyOption);
const openapi = operations.map(({ method, path }) => `${method} ${path}`);
const restli = [
  ...actions.map(({ resource, name }) => `POST /${resource}?action=${name}`),
  ...reads.map(({ path }) => `GET ${path}`),
];
const endpoints = [...openapi, ...restli];
const postAspects = registry.entities.get('post')?.aspects.map(({ name }) => name) ?? [];

const claims: readonly Claim[] = [
  {
    page: 'plugins',
    says: /can['’]t add endpoints/,
    among: serveOptions,
    absent: /plugin|endpoint|extension/i,
  },
  {
    page: 'how/extract-logs',
    says: /never to a log file/,
    among: serveOptions,
    absent: /log-?(file|folder|dir)/i,
  },
  {
    page: 'deploy/telemetry',
    says: /no (switch|setting) for (it|this)/,
    among: options,
    absent: /telemetry|analytics|usage|track/i,
  },
  { page: 'posts', says: /no `status`/, among: postAspects, absent: /^status$/ },
];

describe('what the pages say does not exist', () => {
  it.each(claims)('$page: $says', async ({ page, says, among, absent }) => {
    expect(await readPage(page)).toMatch(says);
    expect(among.length).toBeGreaterThan(0);
    expect(among.filter((name) => absent.test(name))).toEqual([]);
  });
});

/** What a row of the table says of one of the two: words of endpoints that do it. */
const differences: readonly { row: RegExp; served: readonly RegExp[] }[] = [
  { row: /^\| Search with facets/, served: [/[=/]search(?!es)/, /autocomplete/i, /browse/i] },
  { row: /^\| [^|]*delete by filter/i, served: [/rollback/i, /retention/i] },
  { row: /^\| Timeline/, served: [/timeline/i, /\/changes\b/, /trace/i] },
];

test.each(differences)('OpenAPI and Rest.li: $row', async ({ row, served }) => {
  const line = (await readPage('api/apis')).split('\n').find((each) => row.test(each));
  const [, , inOpenapi, inRestli] = line?.split('|').map((cell) => cell.trim()) ?? [];
  for (const words of served)
    expect([
      openapi.some((each) => words.test(each)) ? 'Yes' : 'No',
      restli.some((each) => words.test(each)) ? 'Yes' : 'No',
    ]).toEqual([inOpenapi, inRestli]);
});

test('no path that is listed as unserved is served', async () => {
  const [, table = ''] = (await readPage('api/apis')).split(
    /^## What DataHub serves and Colophon does not$/m,
  );
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const unserved = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  );
  expect(unserved).toContain('POST /operations?action=getIndexSizes');
  for (const each of unserved) {
    const [path = '', method] = each.split(' ').reverse();
    const served = endpoints.filter((endpoint) => {
      const [itsMethod, itsPath = ''] = endpoint.split(' ');
      return (method === undefined || method === itsMethod) && isListed(path, itsPath);
    });
    expect(served, each).toEqual([]);
  }
});

test('the command line patches, and no page denies it', async () => {
  expect(commands.map(({ name }) => name)).toContain('patch');
  for (const page of ['advanced/patch', 'sandbox', 'cli', 'api/apis', 'features'])
    expect(await readPage(page)).not.toMatch(
      /(command line|CLI|`colophon`)[^.|]*\b(no|not|cannot|can['’]t|doesn['’]t) [^.|]*patch/i,
    );
});

/** The list shortens a path with `…`, at its beginning or at its end, and leaves out the values of queries. */
function isListed(listed: string, path: string): boolean {
  const [start = ''] = listed.split('?ids=');
  if (start.startsWith('…')) return path.endsWith(start.slice(1));
  return start.endsWith('…') ? path.startsWith(start.slice(0, -1)) : path === start;
}

interface NamedCommand {
  readonly name: string;
  readonly command: Command;
}

function listCommands({ commands }: Command, parents = ''): NamedCommand[] {
  return commands.flatMap((command) => {
    const name = `${parents}${command.name()}`;
    return [{ name, command }, ...listCommands(command, `${name} `)];
  });
}

function readPage(id: string): Promise<string> {
  return readFile(join(root, `docs/${id}.mdx`), 'utf8');
}
