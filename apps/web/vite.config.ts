import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { earlyTheme } from './early-theme.ts';

/** Where a catalogue answers while the application is developed. */
const catalogue = process.env.COLOPHON_SERVER || 'http://localhost:8080';

const proxy = Object.fromEntries(
  [
    '/api',
    '/openapi',
    '/login',
    '/logOut',
    '/signed-out',
    '/signup',
    '/reset',
    '/docs',
    '/config',
    '/changes',
    '/health',
    '/runs',
    '/entities',
    '/aspects',
    '/operations',
  ].map((path) => [
    path,
    // With the name that the browser asks for: the server answers no page of another origin.
    { target: catalogue, changeOrigin: false },
  ]),
);

/**
 * Says the order of the layers in each file of styles. A browser takes the order from the file that comes first, and which one
 * that is depends on the page.
 */
const layerOrder: Plugin = {
  name: 'layer-order',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = `@layer tokens,reset,base,components,states;${file.source}`;
  },
};

/** Where the application is built as a reader tries it. */
const tryFolder = '../../.cache/try';

/** Paths under which the application looks for its files. As a reader tries it, it is anywhere. */
const baseOf = (mode: string): string => (mode === 'try' ? './' : process.env.COLOPHON_WEB_BASE || '/');

const filesOf = (mode: string): string => (mode === 'try' ? 'try-app' : '_app');

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: baseOf(mode),
  plugins: [react(), layerOrder, earlyTheme(baseOf(mode), filesOf(mode))],
  build: {
    // Not what a browser of today understands, but what one of two years ago does.
    target: ['chrome123', 'safari17.5', 'firefox128'],
    ...(mode === 'try' && { rolldownOptions: { input: 'try.html' }, outDir: tryFolder }),
    assetsDir: filesOf(mode),
    // Preloads would be a script in the page, which the content security policy has none of.
    modulePreload: { polyfill: false },
    // A small file as a part of another is allowed for fonts and pictures, and costs more than a request that is kept.
    assetsInlineLimit: 0,
    // Which files a route loads: a test adds up their sizes.
    manifest: mode !== 'try',
    reportCompressedSize: true,
  },
  server: { port: 4322, proxy },
  preview: { port: 4323, proxy },
}));
