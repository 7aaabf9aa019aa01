import { expect, test } from 'vitest';
import { stemOf } from './stem.ts';

test.each([
  ['delete', 'deletes', 'deleted', 'deleting', 'deletion'],
  ['entity', 'entities'],
  ['run', 'runs', 'running'],
  ['validate', 'validated', 'validation', 'validates'],
  ['install', 'installed', 'installing'],
  ['proposal', 'proposals'],
])('the forms of %s share a stem', (...forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1);
  for (const form of forms) expect(form.startsWith(stemOf(form))).toBe(true);
});

test.each(['URN', 'class', 'access', 'test', 'is'])('%s stays as it is', (word) => {
  expect(stemOf(word)).toBe(word);
});
