import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'tests/interop/**'],
    setupFiles: ['tests/support/repeatable.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
