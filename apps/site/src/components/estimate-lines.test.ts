import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { estimateLines, estimateTextLines } from './estimate-lines.ts';
import { Field, Fields } from './fields.tsx';

describe('estimateTextLines', () => {
  test('counts what does not fit on a line as further lines', () => {
    expect(estimateTextLines('short')).toBe(1);
    expect(estimateTextLines(`${'long '.repeat(20)}\nand short`)).toBe(4);
  });
});

describe('estimateLines', () => {
  const field = (...children: React.ReactNode[]) =>
    createElement(Field, { name: 'owners', type: 'Owner[]', search: 'KEYWORD' }, ...children);

  test('takes more room for a field with a record inside', () => {
    const inner = createElement(Fields, null, field('The owner.'));
    expect(estimateLines(field('The owners.'))).toBe(6);
    expect(estimateLines(field('The owners.', inner))).toBe(12);
  });

  test('takes none for the space between', () => {
    expect(estimateLines(['\n', null, false, '\n'])).toBe(0);
  });
});
