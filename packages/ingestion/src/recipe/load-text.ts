import { readFile } from 'node:fs/promises';
import { RecipeError } from './recipe-error.ts';

/** No recipe is longer. What is, is another file. */
const maxBytes = 8 * 1024 * 1024;

/**
 * The text of a recipe's file.
 *
 * @throws RecipeError if it cannot be read, is no UTF-8, or is too large.
 */
export async function loadRecipeText(file: string): Promise<string> {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch (error) {
    throw whole(
      file,
      `cannot be read: ${reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? (error as Error).message}`,
    );
  }
  return decodeRecipe(file, bytes);
}

/**
 * The text of bytes.
 *
 * @throws RecipeError
 */
export function decodeRecipe(file: string, bytes: Uint8Array): string {
  if (bytes.length > maxBytes)
    throw whole(file, `is no recipe: it has ${bytes.length} bytes, more than ${maxBytes}`);
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    throw whole(file, 'is encoded as UTF-16; save it as UTF-8');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const at = firstInvalidByte(bytes);
    const before = new TextDecoder().decode(bytes.subarray(0, at)).split('\n');
    throw new RecipeError(file, [
      {
        message: `is not UTF-8: byte 0x${bytes[at]?.toString(16)} is no character, as in a file that was saved as Latin-1 or Windows-1252; save it as UTF-8`,
        path: '',
        line: before.length,
        column: (before.at(-1)?.length ?? 0) + 1,
      },
    ]);
  }
}

/** Position of the first byte that is part of no character. */
function firstInvalidByte(bytes: Uint8Array): number {
  // U+FFFD stands for it, unless the file has that character itself: then a prefix that is valid is longer.
  let low = 0;
  let high = bytes.length;
  const isValid = (end: number) => {
    try {
      // As a stream, a character that the end cuts off is no error.
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, end), { stream: true });
      return true;
    } catch {
      return false;
    }
  };
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if (isValid(middle)) low = middle;
    else high = middle;
  }
  return low;
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
};

const whole = (file: string, message: string): RecipeError =>
  new RecipeError(file, [{ message, path: '', line: undefined, column: undefined }]);
