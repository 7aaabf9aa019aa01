import { expect, it } from 'vitest';
import { applyDiff } from './apply-diff.ts';

it('replaces what goes by what comes', () => {
  expect(applyDiff('a\nb\nc', ' a\n-b\n+$& B\n c')).toBe('a\n$& B\nc');
});

it('refuses a text that has other lines', () => {
  expect(() => applyDiff('a\nc', ' a\n-b\n+B')).toThrow('no such lines:\na\nb');
});
