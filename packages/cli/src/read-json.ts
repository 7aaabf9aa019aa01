import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { CommandError } from './describe-failure.ts';

/** True for the name of standard input. */
const isStandardInput = (file: string): boolean => file === '-';

/** How messages call a file. */
export const nameOf = (file: string): string => (isStandardInput(file) ? 'standard input' : file);

/**
 * The JSON of a file, or of standard input for "-".
 *
 * @throws CommandError that names the file when it cannot be read, or is not JSON.
 */
export async function readJson(file: string): Promise<unknown> {
  const json = isStandardInput(file) ? await text(process.stdin) : await read(file);
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new CommandError(`${nameOf(file)} is not JSON: ${(error as Error).message}`);
  }
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new CommandError(`cannot read ${file}: ${(error as Error).message}`);
  }
}

/** True for what JSON calls an object. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
