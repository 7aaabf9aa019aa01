import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

it('the module that stands for urllib3 on a page has all that the Python package uses of it', () => {
  const sources = read('../../../../../python/src/colophon/_http.py');
  const used = [...sources.matchAll(/\b(urllib3|exceptions)\.(\w+)/g)].filter(
    ([, , name]) => name !== 'exceptions',
  );
  const names = [...new Set(used.map(([, , name = '']) => name))];
  expect(names).toEqual(expect.arrayContaining(['PoolManager', 'Timeout', 'HTTPError']));
  const module = read('urllib3.py');
  const [, exceptions = ''] = /for _each in \(\s*([^)]*)\)/.exec(module) ?? [];
  for (const [, scope, name = ''] of used)
    if (scope === 'exceptions' || name.endsWith('Error')) expect(exceptions.split(/,\s*/)).toContain(name);
    else expect(module).toMatch(new RegExp(`^(?:class |def )?${name}\\b`, 'm'));
});
