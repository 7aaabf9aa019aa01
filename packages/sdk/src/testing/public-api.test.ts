import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as everything from './public-api.ts';

it('is what the paths of the package export together', async () => {
  const manifest = new URL('../../package.json', import.meta.url);
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports: Record<string, string> };
  const files = Object.entries(exports).flatMap(([path, file]) =>
    ['./defaults', './kafka'].includes(path) ? [] : [file],
  );
  const modules: object[] = await Promise.all(files.map((file) => import(`../../${file.slice(2)}`)));
  expect(modules.flatMap(Object.keys).toSorted()).toEqual(Object.keys(everything).toSorted());
});
