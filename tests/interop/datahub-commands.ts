import { startScript } from './answering-script.ts';
import type { PythonOptions } from './python.ts';
import type { Finished } from './run-process.ts';

/** The `datahub` command, loaded once. */
export interface DatahubCommands extends AsyncDisposable {
  /** Runs it with these arguments, in a process of its own, which may have further variables. */
  run(args: readonly string[], input?: string, env?: Readonly<Record<string, string>>): Promise<Finished>;
}

interface Command {
  readonly args: readonly string[];
  readonly input: string;
  readonly env: Readonly<Record<string, string>>;
}

export function startDatahubCommands(options: PythonOptions): DatahubCommands {
  const script = startScript<Command, Finished>('datahub_commands.py', [], options);
  return {
    run: (args, input = '', env = {}) => script.ask({ args, input, env }),
    [Symbol.asyncDispose]: () => script[Symbol.asyncDispose](),
  };
}
