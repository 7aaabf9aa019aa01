import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { clientsEnvironment } from './environments.ts';
import { pythonFolder } from './folders.ts';
import { environmentOf, type PythonOptions } from './python.ts';
import type { Finished } from './run-process.ts';

/** The `datahub` command, loaded once. */
export interface DatahubCommands extends AsyncDisposable {
  /** Runs it with these arguments, in a process of its own, which may have further variables. */
  run(args: readonly string[], input?: string, env?: Readonly<Record<string, string>>): Promise<Finished>;
}

export function startDatahubCommands(options: PythonOptions): DatahubCommands {
  const child = spawn(
    join(clientsEnvironment.folder, 'bin/python'),
    [join(pythonFolder, 'datahub_commands.py')],
    { cwd: options.home, env: environmentOf(options), stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async run(args, input, env) {
      child.stdin.write(`${JSON.stringify({ args, input: input ?? '', env: env ?? {} })}\n`);
      const { value, done } = await answers.next();
      if (done) throw new Error('The process that runs datahub has ended');
      return JSON.parse(value) as Finished;
    },
    async [Symbol.asyncDispose]() {
      child.stdin.end();
      await ended;
    },
  };
}
