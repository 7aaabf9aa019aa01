import { CommanderError } from 'commander';
import { CommandError, describeFailure } from './describe-failure.ts';
import { exitCodes } from './exit-codes.ts';
import { createProgram } from './program.ts';

// A reader such as `head` that has seen enough is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(exitCodes.ok.code);
});

try {
  await createProgram().parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    // Commander has printed what is wrong, or the help that was asked for.
    process.exitCode = error.exitCode === 0 ? exitCodes.ok.code : exitCodes.usage.code;
  } else {
    console.error(`colophon: ${describeFailure(error)}`);
    process.exitCode = exitCodes[error instanceof CommandError ? error.reason : 'failed'].code;
  }
}
