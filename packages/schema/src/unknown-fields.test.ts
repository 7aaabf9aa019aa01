import { describe, expect, it } from 'vitest';
import { describeUnknownField, describeUnknownFields, similarNames } from './unknown-fields.ts';

const names = ['name', 'description', 'colorHex'];

describe('similarNames', () => {
  it.each([
    ['color', ['colorHex']],
    ['colorhex', ['colorHex']],
    ['descripton', ['description']],
    ['nmae', ['name']],
    ['nama', ['name']],
    ['colour', []],
    ['removed', []],
    ['', []],
    ['x'.repeat(100_000), []],
  ])('finds for %.20s what may be meant', (name, similar) => {
    expect(similarNames(name, names)).toEqual(similar);
  });

  it('gives at most three, nearest first', () => {
    const many = ['inputA', 'input', 'inputs', 'inputB', 'inputC'];
    expect(similarNames('input', many)).toHaveLength(3);
    expect(similarNames('input', many)[0]).toBe('input');
  });
});

describe('describeUnknownFields', () => {
  it('names the place, what was expected, and what may be meant', () => {
    expect(describeUnknownField('/colour', names)).toBe(
      '/colour: unrecognized field found but not allowed, expected one of name, description, colorHex',
    );
    expect(describeUnknownField('/a/0/nmae', names)).toBe(
      '/a/0/nmae: unrecognized field found but not allowed, expected one of name, description, colorHex (did you mean name?)',
    );
    expect(describeUnknownField('/x', ['removed'])).toMatch(/, expected removed$/);
    expect(describeUnknownField('/x', [])).toMatch(/, expected an object without fields$/);
  });

  it('stays short, however many fields there are', () => {
    const expected = Array.from({ length: 30 }, (_, i) => `field${i}`);
    const fields = Array.from({ length: 25 }, (_, i) => ({ path: `/${i}`, expected }));
    const lines = describeUnknownFields(fields).split('; ');
    expect(lines).toHaveLength(11);
    expect(lines[0]).toMatch(/field9 and 20 more$/);
    expect(lines[10]).toBe('and 15 more');
  });
});
