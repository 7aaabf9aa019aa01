import { expect, it } from 'vitest';
import { applyDiff } from './apply-diff.ts';

it('replaces removed lines by added ones', () => {
  expect(applyDiff('a\nb\nc', ' a\n-b\n+$& B\n c')).toBe('a\n$& B\nc');
});

it('rejects a text with other lines', () => {
  expect(() => applyDiff('a\nc', ' a\n-b\n+B')).toThrow('no such lines:\na\nb');
});
