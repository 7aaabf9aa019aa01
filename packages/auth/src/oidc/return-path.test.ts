import { expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

it.each(['/', '/dataset/urn:li:dataset:(a,b,c)?tab=schema#top', '/search?q=https://example.org'])(
  '%s is a path of this server',
  (path) => expect(safeReturnPath(path)).toBe(path),
);

it.each([
  undefined,
  '',
  'search',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  'javascript:alert(1)',
  ' /search',
  '/%5c/evil.example/..//evil.example/',
])('%j leads nowhere else', (path) => {
  expect(new URL(safeReturnPath(path), 'https://here.example').origin).toBe('https://here.example');
  expect(safeReturnPath(path)).not.toMatch(/^\/[/\\]/);
});
