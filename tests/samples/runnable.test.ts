import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Obstacle, obstacles } from '../../apps/site/src/sandbox/runnable.ts';
import { pythonWriteWords, runnableFences } from '../../apps/site/src/sandbox/runnable-fences.ts';
import { readPages } from './pages.ts';

/** The share of the blocks with a command or a program that a reader can run where they stand. */
const goal = 0.8;

const programs = (await readPages()).flatMap(({ page, source }) =>
  runnableFences(source)
    .filter(({ runs, obstacle }) => runs !== undefined || obstacle !== undefined)
    .map((fence) => ({ ...fence, page })),
);
type Program = (typeof programs)[number];

const shareOf = (blocks: readonly Program[]): number =>
  blocks.filter(({ runs }) => runs !== undefined).length / blocks.length;
const isWritten = ({ page }: Program): boolean => !page.startsWith('generated/');

function report(): string {
  const percent = (blocks: readonly Program[]): string =>
    `${(shareOf(blocks) * 100).toFixed(1)} % of ${blocks.length}`;
  const reasons = Object.entries(obstacles).map(([name, reason]) => {
    const count = programs.filter(({ obstacle }) => obstacle === name).length;
    return `${String(count).padStart(6)}  ${reason}`;
  });
  return [
    `Blocks that run where they stand: ${percent(programs)}; ${percent(programs.filter(isWritten))} outside of generated pages`,
    `By language: ${Object.entries(Object.groupBy(programs, ({ lang }) => lang))
      .map(([lang, own = []]) => `${lang} ${percent(own)}`)
      .join(', ')}`,
    ...reasons,
  ].join('\n');
}

describe('the blocks with a command or a program', () => {
  it('can run on their page, except one in five', () => {
    console.log(report());
    // A service is many servers: no page has one, and its blocks say that they need it.
    expect(shareOf(programs.filter(({ obstacle }) => obstacle !== 'service'))).toBeGreaterThanOrEqual(goal);
  });

  it.each(['ts', 'python', 'sh'])('in %s alone can, too', (language) => {
    // No page has a server with sign-in, a service, or another system, which is what these are about; the first test counts them.
    const elsewhere: readonly (string | undefined)[] = ['sign-in', 'service', 'system'];
    const own = programs.filter(({ lang, obstacle }) => lang === language && !elsewhere.includes(obstacle));
    expect(own.length).toBeGreaterThan(100);
    expect(shareOf(own)).toBeGreaterThanOrEqual(goal);
  });

  it('name the reason when they cannot run', () => {
    const named = new Set(Object.keys(obstacles) as Obstacle[]);
    for (const { runs, obstacle, code } of programs)
      expect(runs !== undefined || (obstacle !== undefined && named.has(obstacle)), code).toBe(true);
  });

  it.each(['search', 'lineage', 'patch', 'delete', 'put', 'get', 'timeline', 'runs', 'restore-indices'])(
    'run "npx @colophon/cli %s" on some page',
    (name) => {
      const calls = programs.filter(({ code }) => code.includes(`npx @colophon/cli ${name} `));
      expect(calls.some(({ runs }) => runs === 'sh')).toBe(true);
    },
  );
});

/** The first words of the methods that only read, or that send nothing by themselves. */
const readWords = [
  'get',
  'count',
  'timeseries',
  'versions',
  'difference',
  'exists',
  'domain_by_name',
  'containers',
  'find',
  'search',
  'scroll',
  'list',
  'upstream',
  'downstream',
  'outgoing',
  'incoming',
  'describe',
  'read',
  'position',
  'changes',
  'server_config',
  'test_connection',
  'states',
  'options',
  'close',
];

interface Declaration {
  readonly module: string;
  readonly members?: readonly { readonly kind: string; readonly name: string }[];
}

/** The modules with the clients and emitters of the Python package. */
const clientModules = ['client', 'graph', 'rest', 'files', 'kafka'];

/** The public methods of these modules, as the package prints them for its reference pages. */
function clientMethods(): string[] {
  const api = readFileSync(join(import.meta.dirname, '../../python/api.json'), 'utf8');
  const { declarations }: { declarations: readonly Declaration[] } = JSON.parse(api);
  return declarations
    .filter(({ module }) => clientModules.includes(module))
    .flatMap(({ members = [] }) => members)
    .filter(({ kind }) => kind === 'method')
    .map(({ name }) => name);
}

describe('the methods of the Python package', () => {
  const methods = [...new Set(clientMethods())].sort();
  const beginsWith = (words: readonly string[], name: string): boolean =>
    words.some((word) => name === word || name.startsWith(`${word}_`));

  it('are there', () => {
    expect(methods).toEqual(expect.arrayContaining(['emit_many', 'soft_delete', 'get_aspect', 'scroll']));
  });

  it('each write or read by their first word', () => {
    // A new verb must be added to one of the lists: a block that writes and cannot run stops those below it.
    const unclear = methods.filter(
      (name) => beginsWith(pythonWriteWords, name) === beginsWith(readWords, name),
    );
    expect(unclear).toEqual([]);
  });
});
