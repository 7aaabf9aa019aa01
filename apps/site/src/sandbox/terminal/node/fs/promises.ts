import { terminal } from '../../terminal.ts';

/** Reads a file that the page has saved. */
export async function readFile(name: string): Promise<string> {
  const text = terminal().files.get(name.replace(/^\.\//, ''));
  if (text === undefined) throw new Error(`ENOENT: no such file or directory, open '${name}'`);
  return text;
}
