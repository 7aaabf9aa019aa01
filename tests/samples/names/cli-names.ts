import { createProgram } from '@colophon/cli/program';
import { type NameUse, Uses } from './public-names.ts';

type Command = Pick<ReturnType<typeof createProgram>, 'name' | 'commands' | 'options'>;

/** A call of the command, as a process was started. */
export interface CommandCall {
  readonly page: string;
  /** What follows the name of the command. */
  readonly args: readonly string[];
}

/**
 * Every command and flag, `search` and `search --count`, and the pages whose samples called it. A flag that several
 * commands declare in the same words, such as `--server`, is one: it goes by the first of them.
 */
export function commandUse(calls: readonly CommandCall[]): NameUse {
  const program: Command = createProgram();
  const names = new Set<string>();
  const shared = new Map<string, string>();
  const declare = (command: Command, path: readonly string[]): void => {
    if (path.length > 0) names.add(path.join(' '));
    for (const option of command.options) {
      for (const flag of flagsOf(option)) {
        const words = `${flag} ${option.description}`;
        const name = shared.get(words) ?? [...path, flag].join(' ');
        shared.set(words, name);
        names.add(name);
      }
    }
    for (const child of command.commands) declare(child, [...path, child.name()]);
  };
  declare(program, []);

  const uses = new Uses();
  for (const { page, args } of calls) {
    let command = program;
    const path: string[] = [];
    for (const arg of args) {
      const child = command.commands.find((other) => other.name() === arg);
      if (!child) break;
      command = child;
      path.push(arg);
      uses.note(path.join(' '), page);
    }
    for (const arg of args.slice(path.length)) {
      const [flag = ''] = arg.split('=');
      const option = command.options.find((other) => flagsOf(other).includes(flag));
      const name = option && shared.get(`${flag} ${option.description}`);
      if (name !== undefined) uses.note(name, page);
    }
  }
  return { kind: 'CLI', names, uses };
}

const flagsOf = ({ short, long }: Command['options'][number]): string[] =>
  [short, long].filter((flag) => flag !== undefined && flag !== null);
