import { runProcess } from '../run-process.ts';

const tools = ['buildah', 'mmdebstrap'] as const;

/**
 * The sentence that says what is missing to build images on this machine, if anything is. In CI, root installs it first.
 *
 * @throws Error when it can't be installed there
 */
export async function findImageTools(): Promise<string | undefined> {
  if (await areInstalled()) return process.getuid?.() === 0 ? undefined : 'Only root can build images here.';
  const sentence = 'buildah is not installed (Debian: buildah, mmdebstrap).';
  if (process.env.CI !== 'true' || process.getuid?.() !== 0) return sentence;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await must('apt-get', ['update', '-qq'], env);
  await must('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...tools], env);
  return undefined;
}

async function areInstalled(): Promise<boolean> {
  for (const tool of tools) {
    const answer = await runProcess(tool, ['--version']).catch(() => undefined);
    if (answer?.code !== 0) return false;
  }
  return true;
}

async function must(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { code, stdout, stderr } = await runProcess(command, args, { env });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with code ${code}\n${stdout}${stderr}`);
}
