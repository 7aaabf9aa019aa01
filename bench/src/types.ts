import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Figure, figure, median } from './report.ts';
import { inPairs, type Rounds } from './rounds.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, '.cache/bench/types');

const withSdk = `import { RestEmitter } from '@colophon/sdk/emitters';
import type { Ownership } from '@colophon/sdk/types';
import { makeDatasetUrn } from '@colophon/sdk/urns';
const aspect: Ownership = { owners: [{ owner: 'urn:li:corpuser:ana', type: 'TECHNICAL_OWNER' }] };
const emitter = new RestEmitter({ server: 'http://localhost:8080' });
await emitter.emit({ entityUrn: makeDatasetUrn('mysql', 'shop.orders'), aspectName: 'ownership', aspect });
`;
const without = `const aspect = { owners: [{ owner: 'urn:li:corpuser:ana', type: 'TECHNICAL_OWNER' }] };
console.log(aspect);
export {};
`;

/** Time to check the types of a small project that imports the SDK, against the same project without it. */
export async function benchTypes(rounds: Rounds): Promise<Figure[]> {
  const pairs = await inPairs(
    rounds,
    async () => checkMs('with-sdk', withSdk),
    async () => checkMs('without', without),
  );
  rmSync(folder, { recursive: true, force: true });
  const medians = [0, 1].map((side) => Math.round(median(pairs.map((pair) => pair[side as 0 | 1]))));
  return [
    figure(
      pairs.map(([sdk, bare]) => sdk / bare),
      {
        benchmark: 'types',
        what: 'time to type-check a small project that imports the SDK',
        against: 'the same project without the import',
        detail: `${medians.join(' / ')} ms`,
      },
    ),
  ];
}

function checkMs(name: string, text: string): number {
  const project = join(folder, name);
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'main.ts'), text);
  const config = { extends: join(root, 'tsconfig.json'), include: ['main.ts'] };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
  const require = createRequire(join(root, 'package.json'));
  const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  const start = performance.now();
  execFileSync(process.execPath, [tsc, '--noEmit', '-p', project], { stdio: 'inherit' });
  return performance.now() - start;
}
