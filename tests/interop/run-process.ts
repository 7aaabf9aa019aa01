import { spawn } from 'node:child_process';

export interface Finished {
  /** Exit code; 1 when a signal ended the process. */
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd?: string;
  /** The whole environment. Default: this process's. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Standard input. Default: none. */
  readonly input?: string;
}

/** Runs a program to its end and returns what it wrote. Rejects only when it cannot be started. */
export function runProcess(
  command: string,
  args: readonly string[],
  { cwd, env, input }: RunOptions = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...(cwd !== undefined && { cwd }),
      env: { ...(env ?? process.env) },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      stdout += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      stderr += chunk;
    });
    // A program that ends before it has read its input is judged by its exit code, not by the broken pipe.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, stderr }));
  });
}
