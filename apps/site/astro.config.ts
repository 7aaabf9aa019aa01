import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { checkSite } from './src/build/check-site.ts';
import { codeTransformer } from './src/markdown/code-transformer.ts';

/** Static files only: every page is HTML before it leaves the build, and nothing in it needs an inline script or style. */
export default defineConfig({
  output: 'static',
  outDir: process.env.COLOPHON_SITE_OUT ?? './dist',
  cacheDir: process.env.COLOPHON_SITE_CACHE ?? './node_modules/.astro',
  trailingSlash: 'never',
  compressHTML: true,
  devToolbar: { enabled: false },
  build: { format: 'file', inlineStylesheets: 'never' },
  integrations: [mdx(), react(), checkSite()],
  markdown: {
    syntaxHighlight: 'shiki',
    shikiConfig: { theme: 'css-variables', wrap: null, transformers: [codeTransformer] },
  },
  vite: {
    build: {
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      // These read light-dark(), nesting and container queries as written, so the CSS is sent as written.
      cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    },
  },
});
