import { exitCodes } from './exit-codes.ts';
import { runProgram } from './run-program.ts';

// A reader such as `head` that has seen enough is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(exitCodes.ok.code);
});

const exitCode = await runProgram(process.argv.slice(2));
// A command that has set a code itself keeps it.
if (exitCode !== exitCodes.ok.code) process.exitCode = exitCode;
