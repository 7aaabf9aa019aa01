import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { estimateLines, estimateTextLines } from './estimate-lines.ts';
import { Field, Fields } from './fields.tsx';

describe('estimateTextLines', () => {
  test('counts wrapped lines', () => {
    expect(estimateTextLines('short')).toBe(1);
    expect(estimateTextLines(`${'long '.repeat(20)}\nand short`)).toBe(4);
  });
});

describe('estimateLines', () => {
  const field = (...children: React.ReactNode[]) =>
    createElement(Field, { name: 'owners', type: 'Owner[]', search: 'KEYWORD' }, ...children);

  test('counts more lines for a field with a nested record', () => {
    const inner = createElement(Fields, null, field('The owner.'));
    expect(estimateLines(field('The owners.'))).toBe(6);
    expect(estimateLines(field('The owners.', inner))).toBe(12);
  });

  test('counts no lines for white space', () => {
    expect(estimateLines(['\n', null, false, '\n'])).toBe(0);
  });
});
