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

/** A page of the reference: its title, its description, and the commands that it explains, in their order. */
interface CommandPage {
  readonly title: string;
  readonly description: string;
  readonly commands: readonly string[];
}

/** The pages beside the overview, by their ids; a command that none of them names is on the overview. */
const pages: Readonly<Record<string, CommandPage>> = {
  'cli/metadata': {
    title: 'Metadata commands',
    description: 'Commands that write, read, find, follow, delete and roll back metadata.',
    commands: [
      ...['put', 'patch', 'get', 'exists', 'search', 'lineage', 'graphql', 'timeline'],
      ...['delete', 'runs', 'sample'],
    ],
  },
  'cli/ingestion': {
    title: 'Ingestion commands',
    description: 'Commands that check, run, save and schedule recipes, and undo what a run wrote.',
    commands: ['ingest'],
  },
  'cli/actions': {
    title: 'Action and agent commands',
    description: 'Commands that run pipelines of actions, and that connect an agent to the catalogue.',
    commands: ['actions', 'mcp'],
  },
  'cli/access': {
    title: 'Access commands',
    description: 'Commands for sign-in, tokens, users, groups, roles, policies, the audit log and keys.',
    commands: [
      ...['login', 'logout', 'whoami', 'token', 'access', 'user', 'group', 'role', 'policy'],
      ...['audit', 'keys'],
    ],
  },
  'cli/operation': {
    title: 'Operation commands',
    description: 'Commands that rebuild indices, back up, copy and check what a catalogue stores.',
    commands: ['restore-indices', 'backup', 'store', 'check'],
  },
  'cli/service': {
    title: 'Service commands',
    description: 'Commands that run many catalogues from one installation, and that manage them.',
    commands: ['service'],
  },
};

const overview = 'cli';

/** The id of the page that explains a command, by the words by which it is called, such as `ingest run`. */
export function pageOfCommand(name: string): string {
  const [first = ''] = name.split(' ');
  return Object.entries(pages).find(([, { commands }]) => commands.includes(first))?.[0] ?? overview;
}

/**
 * Prints the reference of the command line from its own declarations, as pages by their ids. The examples are text
 * under the name of each command, or of a page for what they start with, and are run with the other samples.
 */
export function printCommandLinePages(examples: string): ReadonlyMap<string, string> {
  const program = createProgram();
  const sections = new Map(readExamples(examples).sections);
  const printed = new Map([[overview, printOverview(program, sections)]]);
  for (const [id, page] of Object.entries(pages)) {
    const start = sections.get(id);
    sections.delete(id);
    const blocks = page.commands.flatMap((name) => printCommand(commandOf(program, name), [], sections));
    const intro = `These commands take the [options of every command](/docs/${overview}#connect-to-a-server) that connects to a server.`;
    printed.set(id, printPage(page, [intro, ...(start === undefined ? [] : [start]), ...blocks]));
  }
  const [unused] = sections.keys();
  if (unused !== undefined) throw new Error(`the examples of ${unused}: there is no such command`);
  return printed;
}

function printOverview(program: Command, sections: Map<string, string>): string {
  const own = program.commands.filter((command) => pageOfCommand(command.name()) === overview);
  const page = {
    title: 'Command line',
    description:
      'What the commands of colophon have in common, a list of them, and serve, which runs a catalogue.',
  };
  return printPage(page, [
    'The command `colophon` runs a catalogue, and works with a running one. In a clone of the project it is `npx @colophon/cli`. `colophon help search` prints the help of a command.',
    '## Commands',
    'Each command is explained with its arguments, options, defaults and exit codes, and an example that is run.',
    printCommandTable(program),
    '## Connect to a server',
    'Every command except `serve`, `check` and `keys` connects to a server, with these options. By default, results are printed as tables; `--json` prints them for programs. You can also set options with [environment variables](/docs/deploy/environment-vars).',
    printParameters(optionsOf('server', sharedOptionsOf(program))),
    ...own.flatMap((command) => printCommand(command, [], sections)),
    '## Exit codes',
    'Results go to standard output, everything else to standard error. An error is one sentence, with a link to its explanation if it has a [code](/docs/api/errors).',
    [
      '| Code | Meaning |',
      '|---|---|',
      ...Object.values(exitCodes).map(({ code, meaning }) => `| \`${code}\` | ${meaning} |`),
    ].join('\n'),
  ]);
}

/** Every command with a link to its section, in the order of the pages. */
function printCommandTable(program: Command): string {
  const own = program.commands.map((command) => command.name());
  const names = [
    ...own.filter((name) => pageOfCommand(name) === overview),
    ...Object.values(pages).flatMap(({ commands }) => commands),
  ];
  const rows = names
    .flatMap((name) => leavesOf(commandOf(program, name)))
    .map(([name, command]) => {
      const page = pageOfCommand(name);
      const address = `${page === overview ? '' : `/docs/${page}`}#${name.replaceAll(' ', '-')}`;
      return `| [\`${name}\`](${address}) | ${firstSentence(command.description())} |`;
    });
  return ['| Command | What it does |', '|---|---|', ...rows].join('\n');
}

/** The commands that do something, with the words by which each is called. */
const leavesOf = (command: Command, parents: readonly string[] = []): [string, Command][] => {
  const path = [...parents, command.name()];
  return command.commands.length > 0
    ? command.commands.flatMap((child) => leavesOf(child, path))
    : [[path.join(' '), command]];
};

const firstSentence = (text: string): string =>
  escapeText((/^.*?\.(?= |$)/s.exec(text)?.[0] ?? text).replaceAll('|', '\\|'));

function commandOf(program: Command, name: string): Command {
  const command = program.commands.find((each) => each.name() === name);
  if (!command) throw new Error(`a page names ${name}: there is no such command`);
  return command;
}

const printPage = (
  { title, description }: Pick<CommandPage, 'title' | 'description'>,
  blocks: readonly string[],
): string =>
  `${[
    `---\ntitle: ${title}\ndescription: ${description}\n---`,
    '{/* Printed by `npm run generate` from packages/cli/src/program. Do not edit. */}',
    ...blocks,
  ].join('\n\n')}\n`;

function printCommand(command: Command, parents: readonly string[], examples: Map<string, string>): string[] {
  const path = [...parents, command.name()];
  const name = path.join(' ');
  const heading = `${'#'.repeat(path.length + 1)} \`${name}\``;
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
    `[Exit codes](${pageOfCommand(name) === overview ? '' : `/docs/${overview}`}#exit-codes): ${exitCodesOf(
      name,
    )
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
