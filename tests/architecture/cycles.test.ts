import { describe, expect, it } from 'vitest';
import { cyclesIn } from './cycles.ts';
import { isRelative, readSourceFiles, target } from './read-imports.ts';

const graphOf = (edges: Readonly<Record<string, string>>) =>
  new Map(Object.entries(edges).map(([from, to]) => [from, to.split('')]));

describe('cyclesIn', () => {
  it('finds none where ways part and meet again', () => {
    expect(cyclesIn(graphOf({ a: 'bc', b: 'd', c: 'd', d: '' }))).toEqual([]);
  });

  it('names one short cycle for each knot, and nothing beside it', () => {
    const twoKnots = graphOf({ x: 'a', a: 'b', b: 'cd', c: 'a', d: 'be', e: 'f', f: 'e', g: 'g' });
    expect(
      cyclesIn(twoKnots)
        .map((cycle) => cycle.join(''))
        .sort(),
    ).toEqual(['bdb', 'efe', 'gg']);
  });
});

/**
 * Files that import each other can't be read, moved or loaded one without the other. This holds for types too: what is
 * only a type today is code tomorrow.
 */
it('no file imports itself by way of others', () => {
  const files = readSourceFiles();
  const imports = new Map(
    files.map((file) => [
      file.path,
      file.imports.filter(isRelative).map((specifier) => target(file, specifier)),
    ]),
  );
  const found = cyclesIn(imports).map((cycle) => cycle.join(' → '));
  expect(found).toEqual([]);
});
