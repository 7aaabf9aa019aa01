// Installs the packages and a current Node, before two commands that need them start side by side.
import { ensurePackages, ensureRuntime, fail, requireNode } from '../scripts/bootstrap.mjs';

try {
  requireNode();
  await ensurePackages({ full: true });
  await ensureRuntime();
} catch (error) {
  fail(error);
}
