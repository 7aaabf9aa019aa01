import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createProgram } from '@colophon/cli/program';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { pageOfCommand, printCommandLinePages } from './command-line-pages.ts';

const examples = await readFile(join(import.meta.dirname, 'command-line-pages/examples.md'), 'utf8');

/** The commands that do something, with the words by which each is called. */
const commandsOf = (command: Command, parents: readonly string[] = []): [string, Command][] =>
  command.commands.flatMap((child) => {
    const path = [...parents, child.name()];
    return child.commands.length > 0 ? commandsOf(child, path) : [[path.join(' '), child]];
  });

describe('the reference of the command line', () => {
  it.each(commandsOf(createProgram()))('documents %s with all its options', (name, command) => {
    const pages = printCommandLinePages(examples);
    const page = pages.get(pageOfCommand(name)) ?? '';
    const [, section = ''] = page.split(new RegExp(`^##+ \`${name}\`$`, 'm'));
    const own = section.split(/^##/m)[0];
    for (const argument of command.registeredArguments) expect(own).toContain(`name="${argument.name()}"`);
    for (const option of command.options) {
      const isShared = ['--server', '--token'].includes(option.long ?? '');
      expect(isShared ? pages.get('cli') : own).toMatch(new RegExp(`name="(-\\w, )?${option.long}"`));
      expect(option.description).not.toBe('');
    }
  });

  it('names every command once', () => {
    const page = [...printCommandLinePages(examples).values()].join('\n');
    const anchors = [...page.matchAll(/anchor="([^"]*)"/g)].map(([, anchor]) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it.each(commandsOf(createProgram()))('links %s from the overview to its section', (name) => {
    const pages = printCommandLinePages(examples);
    const [, page, anchor] =
      pages.get('cli')?.match(new RegExp(`^\\| \\[\`${name}\`\\]\\((?:/docs/)?(.*)#(.*)\\)`, 'm')) ?? [];
    expect(anchor).toBe(name.replaceAll(' ', '-'));
    expect(pages.get(page || 'cli')).toMatch(new RegExp(`^##+ \`${name}\`$`, 'm'));
  });

  it('is not printed without an example of each command, or with one of another', () => {
    expect(() => printCommandLinePages(examples.replace('## lineage\n', '## lineages\n'))).toThrow(
      'colophon lineage has no example',
    );
    expect(() => printCommandLinePages(`${examples}\n## fly\n\nUp.\n`)).toThrow(
      'the examples of fly: there is no such command',
    );
  });
});
