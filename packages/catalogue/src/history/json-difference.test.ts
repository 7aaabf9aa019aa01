import type { Json } from '@colophon/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonDifference, type PatchStep } from './json-difference.ts';

const property = { configurable: true, enumerable: true, writable: true };

/** Applies a patch in the plainest way: by walking to the place of each step. */
function patch(value: Json, steps: readonly PatchStep[]): Json {
  const root: { [key: string]: Json } = { value: structuredClone(value) };
  for (const step of steps) {
    const names = ['value', ...step.path.split('/').slice(1)].map((name) =>
      name.replaceAll('~1', '/').replaceAll('~0', '~'),
    );
    const last = names.pop() ?? '';
    // Arrays are objects by index here.
    let at = root;
    for (const name of names) at = at[name] as typeof at;
    if (Array.isArray(at))
      at.splice(Number(last), step.op === 'add' ? 0 : 1, ...('value' in step ? [step.value] : []));
    else if (step.op === 'remove') delete at[last];
    // Not by assignment: that would set the prototype where the name is `__proto__`.
    else Object.defineProperty(at, last, { value: step.value, ...property });
  }
  return root.value ?? null;
}

describe('jsonDifference', () => {
  it('is empty between equal values', () => {
    expect(jsonDifference({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]);
  });

  it('names what was added, removed and replaced', () => {
    expect(jsonDifference({ a: 1, 'b/c~': 2, d: [1] }, { a: 3, d: [1], e: {} })).toEqual([
      { op: 'remove', path: '/b~1c~0' },
      { op: 'replace', path: '/a', value: 3 },
      { op: 'add', path: '/e', value: {} },
    ]);
  });

  it('detects one item added or removed in the middle of a list', () => {
    expect(jsonDifference({ list: [1, 2, 3] }, { list: [1, 3] })).toEqual([
      { op: 'remove', path: '/list/1' },
    ]);
    expect(jsonDifference({ list: [1, 3] }, { list: [1, 2, 3] })).toEqual([
      { op: 'add', path: '/list/1', value: 2 },
    ]);
  });

  it('transforms one value into the other, whatever they are', () => {
    const json = fc
      .jsonValue({ maxDepth: 3, noUnicodeString: false })
      .map((value) => JSON.parse(JSON.stringify(value)));
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(patch(before, jsonDifference(before, after))).toEqual(after);
      }),
      // What once failed: a name that is no plain property when it is assigned.
      { examples: [[{}, JSON.parse('{"__proto__":false}')]] },
    );
  });
});
