import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** What a terminal has shown of a command. */
export interface Shown {
  /** States of the line that was written over and over, in order. */
  readonly progress: readonly string[];
  /** What stands there in the end. */
  readonly text: string;
}

/** Standard error becomes a terminal of a common width, before the program asks whether it is one. */
const asTerminal = `data:text/javascript,${encodeURIComponent(
  'Object.assign(process.stderr, { isTTY: true, columns: 100 });',
)}`;
/** To the start of the line, and clear it: `cursorTo` and `clearLine` of Node. */
const redraw = '\u001b[1G\u001b[2K';

/** Runs a program of Node as if in a terminal, and reads what that shows. */
export async function showTerminal(
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): Promise<Shown> {
  const child = spawn(process.execPath, ['--import', asTerminal, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let screen = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      screen += text;
    });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`the command ended with code ${code}:\n${screen}`);
  const states = screen.split(redraw);
  return {
    progress: states.slice(0, -1).filter((line) => line !== ''),
    text: (states.at(-1) ?? '').trimEnd(),
  };
}
