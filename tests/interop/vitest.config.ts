import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import '../support/compile-once.ts';
import { LongestFirst } from '../support/longest-first.ts';
import { cacheFolder, root } from './folders.ts';

export default defineConfig({
  test: {
    root,
    setupFiles: ['tests/support/repeatable.ts', 'tests/support/programs-end-with-runner.ts'],
    include: ['tests/interop/**/*.test.ts'],
    // Each file starts servers and Python processes of its own; two at a time suit two cores.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 180_000,
    reporters: ['default', 'json'],
    outputFile: { json: join(cacheFolder, 'results/interop.json') },
  },
});
