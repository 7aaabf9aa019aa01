import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where a catalogue answers while the application is developed. */
const catalogue = process.env.COLOPHON_SERVER || 'http://localhost:8080';

const proxy = Object.fromEntries(
  ['/api', '/openapi', '/login', '/logout', '/docs', '/config'].map((path) => [
    path,
    // With the name that the browser asks for: the server answers no page of another origin.
    { target: catalogue, changeOrigin: false },
  ]),
);

export default defineConfig({
  root: import.meta.dirname,
  // Paths under which the application looks for its files; a static host may have it in a folder.
  base: process.env.COLOPHON_WEB_BASE || '/',
  plugins: [react()],
  build: {
    // Not what a browser of today understands, but what one of two years ago does.
    target: ['chrome123', 'safari17.5', 'firefox128'],
    assetsDir: '_app',
    // Preloads would be a script in the page, which the content security policy has none of.
    modulePreload: { polyfill: false },
    // A small file as a part of another is allowed for fonts and pictures, and costs more than a request that is kept.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: { port: 4322, proxy },
  preview: { port: 4323, proxy },
});
