import { expect, it } from 'vitest';
import { moduleUrls, rewriteModuleUrls } from './module-urls.ts';

const code = `
new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
const data = new URL("../gen/data.json", import.meta.url);
const other = new URL(
  './far/away.tsx',
  import.meta.url,
);
const address = new URL('/docs', request.url);
const reader = new URL('./page.ts', base);
`;

it('finds the files that a module names by their URL, and no other address', () => {
  expect(moduleUrls(code)).toEqual(['./worker.ts', '../gen/data.json', './far/away.tsx']);
});

it('names the scripts instead of the sources', () => {
  const rewritten = rewriteModuleUrls(code);
  expect(moduleUrls(rewritten)).toEqual(['./worker.js', '../gen/data.json', './far/away.js']);
  expect(rewritten).toContain("new URL('./page.ts', base)");
});
