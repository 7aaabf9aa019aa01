import type { Command, Option } from 'commander';
import { isShared, pageOfCommand } from '../command-line-pages.ts';
import { siteVariables } from '../site-options.ts';
import { type Parameter, printParameters } from './print-parameters.ts';
import type { Examples } from './read-examples.ts';
import { printPage } from './reference-page.ts';

/** An option that an environment variable stands for, with the commands that take it. */
interface Variable {
  readonly option: Option;
  readonly commands: string[];
}

/** Prints the page on environment variables, from the options of the commands and of the build of the site. */
export function printEnvironmentPage(program: Command, { intro, sections }: Examples): string {
  const variables = [...readVariables(program)];
  const ofServer = variables.filter(([, { commands }]) => isOfServer(commands));
  const ofClients = variables.filter(([, { commands }]) => !isOfServer(commands));
  return printPage({
    title: 'Environment variables',
    description:
      'Every environment variable of the server, the commands and the documentation build, with its type, unit, default and effect.',
    source: 'packages/cli/src/program',
    blocks: [
      intro,
      '## The server',
      printParameters(ofServer.map(toParameter)),
      sections.get('The server') ?? '',
      '## Commands that connect to a server',
      printParameters(ofClients.map(toParameter)),
      sections.get('Commands that connect to a server') ?? '',
      '## Building the documentation',
      printParameters(siteVariables),
      sections.get('Building the documentation') ?? '',
    ],
  });
}

/** `colophon service serve` has few variables that `colophon serve` has not. */
const isOfServer = (commands: readonly string[]): boolean =>
  commands.includes('serve') || commands.includes('service serve');

function readVariables(program: Command): Map<string, Variable> {
  const variables = new Map<string, Variable>();
  const visit = (command: Command, path: readonly string[]): void => {
    for (const option of command.options) {
      if (option.envVar === undefined) continue;
      const known = variables.get(option.envVar) ?? { option, commands: [] };
      variables.set(option.envVar, known);
      known.commands.push(path.join(' '));
    }
    for (const child of command.commands) visit(child, [...path, child.name()]);
  };
  visit(program, []);
  return variables;
}

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const together = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function toParameter([name, { option, commands }]: [string, Variable]): Parameter {
  const { defaultValue, description, flags, long } = option;
  const isClient = !commands.includes('serve');
  // What all commands share is described once, and an option of some commands with the first of them.
  const command = !isClient ? 'serve' : isShared(option) ? 'server' : (commands[0] ?? '');
  const anchor = `${command.replaceAll(' ', '-')}.${option.name()}`;
  const others = commands
    .filter((command) => command !== 'serve')
    .map((command) => `\`colophon ${command}\``);
  const takes = !isClient && others.length > 0 ? `, and of ${together.format(others)}` : '';
  return {
    name,
    type: typeOf(option, /<(.*)>$/.exec(flags)?.[1] ?? ''),
    ...(defaultValue !== undefined && { default: String(defaultValue) }),
    text: `${description}. The option is [\`${long}\`](/docs/${pageOfCommand(command)}#${anchor})${takes}.`,
  };
}

function typeOf({ argChoices, defaultValue }: Option, placeholder: string): string {
  if (argChoices) return alternatives.format(argChoices);
  if (placeholder === 'MiB') return 'number, in MiB';
  if (placeholder === 'folder') return 'path of a folder';
  return typeof defaultValue === 'number' ? 'number' : 'string';
}
