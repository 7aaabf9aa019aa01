import { describe, expect, it } from 'vitest';
import { type Obstacle, obstacles } from '../../apps/site/src/sandbox/runnable.ts';
import { runnableFences } from '../../apps/site/src/sandbox/runnable-fences.ts';
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
    ...reasons,
  ].join('\n');
}

describe('the blocks with a command or a program', () => {
  it('can run on their page, except one in five', () => {
    console.log(report());
    expect(shareOf(programs)).toBeGreaterThanOrEqual(goal);
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
