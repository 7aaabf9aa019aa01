import { runProgram } from '@colophon/cli/run-program';
import { sandboxAddress } from '../protocol.ts';
import { type Terminal, withTerminal } from '../terminal/terminal.ts';

/**
 * Runs the command line itself, the code that `npx @colophon/cli` runs, against the catalogue of the page.
 *
 * @throws Error with what it printed to standard error, when it ends with another exit code than 0.
 */
export async function runColophon(
  args: readonly string[],
  { print, environment, ...terminal }: Terminal,
): Promise<void> {
  let problems = '';
  const exitCode = await withTerminal(
    {
      ...terminal,
      environment: { COLOPHON_SERVER: sandboxAddress, ...environment },
      print(printed) {
        if (printed.stream === 'error') problems += printed.text;
        else print(printed);
      },
    },
    () => runProgram(args),
  );
  if (exitCode !== 0) throw new Error(problems.trimEnd() || `colophon ended with exit code ${exitCode}`);
  if (problems !== '') print({ stream: 'error', text: problems });
}
