import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { root } from './folders.ts';

export default defineConfig({
  test: {
    root,
    include: ['tests/packages/**/*.test.ts'],
    // Installing from the registry takes as long as the network does.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: 2,
    reporters: ['default', 'json'],
    outputFile: { json: join(root, '.cache/results/packages.json') },
  },
});
