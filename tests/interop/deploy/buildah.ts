import { join } from 'node:path';
import { runProcess } from '../run-process.ts';
import { toolsFolder } from './go-tools.ts';

/** Images of the tests are apart from those of this machine. */
const storage = ['--root', join(toolsFolder, 'images'), '--runroot', join(toolsFolder, 'images-run')];

/**
 * Runs buildah, which needs no daemon, and returns what it printed. Its containers are folders that programs are run in.
 *
 * @throws Error with the end of what it printed, when it fails
 */
export async function buildah(args: readonly string[]): Promise<string> {
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' };
  const { code, stdout, stderr } = await runProcess('buildah', [...storage, ...args], { env });
  if (code === 0) return stdout.trim();
  throw new Error(`buildah ${args[0]} ended with code ${code}\n${`${stdout}${stderr}`.slice(-4_000)}`);
}
