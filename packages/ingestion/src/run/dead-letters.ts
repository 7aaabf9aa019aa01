import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChangeProposal } from '@colophon/sdk';

/** A proposal that was rejected, as it is kept. */
export interface DeadLetter {
  /** Record of the source that it comes from. */
  readonly record: string;
  /** Why it was rejected. */
  readonly reason: string;
  readonly proposal: ChangeProposal;
}

const fileName = 'dead-letters.jsonl';

/** The file with the rejected proposals of a run. */
export const deadLettersFile = (runFolder: string): string => join(runFolder, fileName);

/** Keeps rejected proposals, one a line. */
export async function keepDeadLetters(runFolder: string, letters: readonly DeadLetter[]): Promise<void> {
  await mkdir(runFolder, { recursive: true });
  // Proposals may have what only their owner should read.
  await appendFile(
    deadLettersFile(runFolder),
    letters.map((letter) => `${JSON.stringify(letter)}\n`).join(''),
    { mode: 0o600 },
  );
}

/** The rejected proposals of a run; none if there is no file. A line that a kill cut off is left out. */
export async function readDeadLetters(runFolder: string): Promise<DeadLetter[]> {
  const text = await readFile(deadLettersFile(runFolder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n');
  const isCutOff = lines.pop() !== '';
  return lines.flatMap((line, i) => {
    try {
      return [JSON.parse(line) as DeadLetter];
    } catch (error) {
      if (isCutOff && i === lines.length - 1) return [];
      throw error;
    }
  });
}

/** Replaces the rejected proposals of a run by those that are still rejected. */
export async function replaceDeadLetters(runFolder: string, letters: readonly DeadLetter[]): Promise<void> {
  await rm(deadLettersFile(runFolder), { force: true });
  if (letters.length > 0) await keepDeadLetters(runFolder, letters);
}
