import { CommanderError } from 'commander';
import { describeFailure } from './describe-failure.ts';
import { createProgram } from './program.ts';

/** Exit code of a command that was called in a wrong way. */
const usageError = 2;

try {
  await createProgram().parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    // Commander has printed what is wrong, or the help that was asked for.
    process.exitCode = error.exitCode === 0 ? 0 : usageError;
  } else {
    console.error(`colophon: ${describeFailure(error)}`);
    process.exitCode = 1;
  }
}
