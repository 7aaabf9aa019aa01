import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

const names = ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'] as const;

/**
 * Rejects programs in unit tests: they cost more than the test, and may outlive it. Tests that need one are listed in
 * `vitest.config.ts`.
 */
const refuse = (name: string) => (): never => {
  throw new Error(`${name}: a unit test starts no program. Add its file to "processes" in vitest.config.ts`);
};

Object.assign(childProcess, Object.fromEntries(names.map((name) => [name, refuse(name)])));
syncBuiltinESMExports();
