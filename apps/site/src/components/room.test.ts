import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { Field, Fields } from './fields.tsx';
import { linesOf, linesOfText } from './room.ts';

describe('linesOfText', () => {
  test('counts what does not fit on a line as further lines', () => {
    expect(linesOfText('short')).toBe(1);
    expect(linesOfText(`${'long '.repeat(20)}\nand short`)).toBe(4);
  });
});

describe('linesOf', () => {
  const field = (...children: React.ReactNode[]) =>
    createElement(Field, { name: 'owners', type: 'Owner[]', search: 'KEYWORD' }, ...children);

  test('takes more room for a field with a record inside', () => {
    const inner = createElement(Fields, null, field('The owner.'));
    expect(linesOf(field('The owners.'))).toBe(6);
    expect(linesOf(field('The owners.', inner))).toBe(12);
  });

  test('takes none for the space between', () => {
    expect(linesOf(['\n', null, false, '\n'])).toBe(0);
  });
});
