import { createInterface } from 'node:readline/promises';
import { CommandError } from './describe-failure.ts';

/**
 * Asks whether to go on; `yes` answers for the person.
 *
 * @throws CommandError when the answer is another than yes, or when there is nobody to ask.
 */
export async function confirm(question: string, yes: boolean): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY)
    throw new CommandError(`${question} Say so with --yes, since nobody can be asked here.`, 'usage');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // Ctrl-C and Ctrl-D end the question without an answer, and in the middle of its line.
  const answer = await Promise.race([
    terminal.question(`${question} [y/N] `),
    new Promise<string>((resolve) => terminal.once('close', () => resolve('\n'))),
  ]);
  terminal.close();
  if (answer === '\n') process.stderr.write('\n');
  if (!/^y(es)?$/i.test(answer.trim())) throw new CommandError('nothing was done', 'interrupted');
}
