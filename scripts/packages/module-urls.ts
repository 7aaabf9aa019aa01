import { toScript } from './published-manifest.ts';

const pattern = /(new URL\(\s*['"])(\.{1,2}\/[^'"]+?)(['"]\s*,\s*import\.meta\.url\s*,?\s*\))/g;

/** The files that a module names by `new URL('./worker.ts', import.meta.url)`, as written. */
export const moduleUrls = (code: string): readonly string[] =>
  [...code.matchAll(pattern)].map(([, , path = '']) => path);

/** The code with the JavaScript files in place of the TypeScript files of {@link moduleUrls}, which no compiler rewrites. */
export const rewriteModuleUrls = (code: string): string =>
  code.replace(pattern, (_, start, path, end) => `${start}${toScript(path)}${end}`);
