import { runProcess } from './run-process.ts';

/** Runs a short program and returns its standard output, or undefined if it is missing or fails. */
export async function outputOf(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> {
  const lines: string[] = [];
  const end = await runProcess({
    command,
    args,
    env,
    timeoutMs: 30_000,
    onLine: (line, stream) => {
      if (stream === 'stdout') lines.push(line);
    },
  }).catch(() => undefined);
  return end?.code === 0 ? lines.join('\n').trim() : undefined;
}
