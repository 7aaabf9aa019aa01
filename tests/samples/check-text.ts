import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createProgram } from '@colophon/cli/program';
import { registry } from '@colophon/model';
import { parseUrn } from '@colophon/schema';
import type { Block } from './blocks.ts';

const root = join(import.meta.dirname, '../..');

/** What plain text may be, by the word after its language, and what each line of it is held to. */
const kinds: Readonly<Record<string, (line: string) => void>> = {
  urns: checkUrn,
  usage: checkUsage,
  paths: checkPath,
  // `terminal.test.ts` compares it with a run.
  terminal: () => undefined,
};

/**
 * Holds a block of plain text against what its word says that it is.
 *
 * @throws Error also when no word says it: nobody could tell whether such a block is true
 */
export function checkText({ text, flags }: Block): void {
  const kind = Object.keys(kinds).find((name) => flags.has(name));
  const check = kinds[kind ?? ''];
  if (!check) {
    throw new Error(
      `a block of text is the \`output\` of the block before it, or says what it is: ${Object.keys(kinds).join(', ')}`,
    );
  }
  for (const line of text.split('\n').filter((other) => other.trim() !== '')) check(line);
}

/** A URN, or the form of one: `urn:li:dataset:(<platform>,<name>,<origin>)`. */
function checkUrn(line: string): void {
  if (!line.includes('<')) {
    registry.parseEntityUrn(line);
    return;
  }
  const { entityType, parts } = parseUrn(line);
  const key = registry.entities.get(entityType)?.key;
  const expected = Object.keys(key?.record.fields ?? {}).map((name) => `<${name}>`);
  if (expected.join() !== parts.join())
    throw new Error(`the parts of ${line}: expected ${expected.join(', ') || 'an entity type of the model'}`);
}

/** The usage of a command, as its help prints it. */
function checkUsage(line: string): void {
  let command: Pick<ReturnType<typeof createProgram>, 'name' | 'commands' | 'usage'> = createProgram();
  const [, ...words] = line.split(' ');
  const path: string[] = [command.name()];
  for (const word of words) {
    const child = command.commands.find((other) => other.name() === word);
    if (!child) break;
    command = child;
    path.push(word);
  }
  const expected = `${path.join(' ')} ${command.usage()}`;
  if (line !== expected) throw new Error(`the usage is ${expected}, and the page shows ${line}`);
}

/** A file or folder of the project; words after its path say what it is. */
function checkPath(line: string): void {
  const [path = ''] = line.trim().split(/\s+/);
  if (!existsSync(join(root, path))) throw new Error(`there is no ${path}`);
}
