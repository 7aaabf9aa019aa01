import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { clientsEnvironment } from './environments.ts';
import { pythonFolder } from './folders.ts';
import { environmentOf, type PythonOptions } from './python.ts';

/** A running script of `python/` that answers each line of JSON with another. */
export interface AnsweringScript<Question, Answer> extends AsyncDisposable {
  /** Ask one question at a time. */
  ask(question: Question): Promise<Answer>;
}

export function startScript<Question, Answer>(
  script: string,
  args: readonly string[],
  options: PythonOptions,
): AnsweringScript<Question, Answer> {
  const { folder } = options.environment ?? clientsEnvironment;
  const child = spawn(join(folder, 'bin/python'), [join(pythonFolder, script), ...args], {
    cwd: options.home,
    env: environmentOf(options),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async ask(question) {
      child.stdin.write(`${JSON.stringify(question)}\n`);
      const { value, done } = await answers.next();
      if (done) throw new Error(`${script} has ended`);
      return JSON.parse(value) as Answer;
    },
    async [Symbol.asyncDispose]() {
      child.stdin.end();
      await ended;
    },
  };
}
