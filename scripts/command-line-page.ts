import { exitCodes, exitCodesOf } from '@colophon/cli/exit-codes';
import { createProgram } from '@colophon/cli/program';
import { escapeText } from '@colophon/schema/printers';
import type { Command, Option } from 'commander';
import { type Parameter, printParameters, sentence } from './reference-pages/print-parameters.ts';
import { readExamples } from './reference-pages/read-examples.ts';

/** The options of every command that talks to a server: they are on the page once. */
const sharedOptions: ReadonlySet<string> = new Set(['server', 'token']);

/** Whether all commands that talk to a server have the option. */
export const isShared = (option: Option): boolean => sharedOptions.has(option.attributeName());

/**
 * Prints the reference of the command line from its own declarations. The examples are text under the name of each
 * command, and are run with the other samples.
 */
export function printCommandLinePage(examples: string): string {
  const program = createProgram();
  const sections = new Map(readExamples(examples).sections);
  const commands = program.commands.flatMap((command) => printCommand(command, [], sections));
  const [unused] = sections.keys();
  if (unused !== undefined) throw new Error(`the examples of ${unused}: there is no such command`);
  return `${[
    `---
title: Command line
description: Every command of colophon with its arguments, options, defaults and exit codes, and an example of each that is run.
---`,
    `{/* Printed by \`npm run generate\` from packages/cli/src/program. Do not edit. */}`,
    `The command \`colophon\` runs a catalogue, and works with a running one. In a clone of the project it is \`npx @colophon/cli\`. \`colophon help search\` prints the help of a command.`,
    '## Connect to a server',
    'Every command except `serve`, `check` and `keys` connects to a server, with these options. By default, results are printed as tables; `--json` prints them for programs. You can also set options with [environment variables](/docs/deploy/environment-vars).',
    printParameters(optionsOf('server', sharedOptionsOf(program))),
    ...commands,
    '## Exit codes',
    'Results go to standard output, everything else to standard error. An error is one sentence, with a link to its explanation if it has a [code](/docs/api/errors).',
    [
      '| Code | Meaning |',
      '|---|---|',
      ...Object.values(exitCodes).map(({ code, meaning }) => `| \`${code}\` | ${meaning} |`),
    ].join('\n'),
  ].join('\n\n')}\n`;
}

function printCommand(command: Command, parents: readonly string[], examples: Map<string, string>): string[] {
  const path = [...parents, command.name()];
  const name = path.join(' ');
  const heading = `${'#'.repeat(path.length + 1)} ${name}`;
  if (command.commands.length > 0) {
    const inner = command.commands.flatMap((child) => printCommand(child, path, examples));
    return [heading, sentence(command.summary()), ...inner];
  }
  const example = examples.get(name);
  if (example === undefined) throw new Error(`colophon ${name} has no example`);
  examples.delete(name);
  const anchor = path.join('-');
  const own = command.options.filter((option) => !isShared(option));
  return [
    heading,
    escapeText(command.description()),
    `\`\`\`text usage\ncolophon ${name} ${command.usage()}\n\`\`\``,
    printParameters([...argumentsOf(anchor, command), ...optionsOf(anchor, own)]),
    `[Exit codes](#exit-codes): ${exitCodesOf(name)
      .map((code) => `\`${code}\``)
      .join(', ')}.`,
    example,
  ];
}

const sharedOptionsOf = (program: Command): readonly Option[] =>
  program.commands.find(({ options }) => options.some(isShared))?.options.filter(isShared) ?? [];

const argumentsOf = (anchor: string, command: Command): Parameter[] =>
  command.registeredArguments.map((argument) => ({
    name: argument.name(),
    anchor: `${anchor}.${argument.name()}`,
    type: 'string',
    [argument.required ? 'required' : 'optional']: true,
    text: argument.description,
  }));

const optionsOf = (anchor: string, options: readonly Option[]): Parameter[] =>
  options.map((option) => {
    const [, value] = /([<[].*[>\]])$/.exec(option.flags) ?? [];
    return {
      name: option.flags.replace(/ [<[].*$/, ''),
      anchor: `${anchor}.${option.name()}`,
      ...(value !== undefined && { value }),
      type: typeOf(option, value),
      ...(option.defaultValue !== undefined && { default: String(option.defaultValue) }),
      ...(option.envVar !== undefined && { env: option.envVar }),
      text: option.description,
    };
  });

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function typeOf({ argChoices, defaultValue }: Option, value: string | undefined): string {
  if (argChoices) return alternatives.format(argChoices);
  if (value === undefined) return 'flag';
  return value === '<number>' || typeof defaultValue === 'number' ? 'number' : 'string';
}
