import { CommanderError } from 'commander';
import { CommandError, describeFailure } from './describe-failure.ts';
import { exitCodes } from './exit-codes.ts';
import { createProgram } from './program.ts';

/**
 * Runs one call of the command line, prints its failure to standard error, and returns its exit code.
 *
 * @param args the words after `colophon`
 */
export async function runProgram(args: readonly string[]): Promise<number> {
  try {
    await createProgram().parseAsync([...args], { from: 'user' });
    return exitCodes.ok.code;
  } catch (error) {
    // Commander has printed what is wrong, or the help that was asked for.
    if (error instanceof CommanderError)
      return error.exitCode === 0 ? exitCodes.ok.code : exitCodes.usage.code;
    console.error(`colophon: ${describeFailure(error)}`);
    return exitCodes[error instanceof CommandError ? error.reason : 'failed'].code;
  }
}
