import { globSync, readFileSync } from 'node:fs';
import { entityPrivileges, platformPrivileges, unusedPrivileges } from '@colophon/catalogue';
import { describe, expect, it } from 'vitest';

const packages = new URL('../../packages/', import.meta.url);
/** The tables of what there is, which ask for nothing. */
const tables = /access\/privileges\.ts$|built-in\/roles-and-policies\.ts$/;

/** What the code of the packages names. */
const sources = globSync('{catalogue,http,server}/src/**/*.ts', { cwd: packages })
  .filter((path) => !/\.test\.ts$|\/testing\//.test(path) && !tables.test(path))
  .map((path) => readFileSync(new URL(path, packages), 'utf8'))
  .join('\n');

describe('a privilege', () => {
  it.each(Object.keys({ ...platformPrivileges, ...entityPrivileges }))(
    '%s is asked for by some code, or is listed as one that nothing asks for',
    (name) => {
      const isListed = unusedPrivileges.some((unused) => unused === name);
      expect(sources.includes(`'${name}'`)).toBe(!isListed);
    },
  );
});
