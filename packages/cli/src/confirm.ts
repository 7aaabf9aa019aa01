import { createInterface } from 'node:readline/promises';
import { CommandError } from './describe-failure.ts';

/**
 * Asks for confirmation, unless `yes` gives it already.
 *
 * @throws CommandError when the answer is not yes, or there is no terminal to ask on.
 */
export async function confirm(question: string, yes: boolean): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY)
    throw new CommandError(
      `${question} Pass --yes to confirm, since there is no terminal to prompt on.`,
      'usage',
    );
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
