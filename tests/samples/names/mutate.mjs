// Loaded into every process of a sample, to give one public name another: what a reader calls by it is then gone.
import { appendFileSync } from 'node:fs';

const { kind, name = '' } = JSON.parse(process.env.COLOPHON_SAMPLES_MUTATION ?? '{}');
const mutations = { HTTP: withoutEndpoint, CLI: withOtherCommand, symbol: withOtherSymbol };
// npm and its kind are loaded by the same options, and so is an old Node that looks for a current one.
const isColophon = process.features.typescript && /colophon|main\.ts$/.test(process.argv[1] ?? '');

if (isColophon) await mutations[kind]?.();

/** Says that the name was found: a sample that fails for another reason proves nothing. */
function note() {
  appendFileSync(process.env.COLOPHON_SAMPLES_RECORD, `${JSON.stringify({ mutated: name })}\n`);
}

async function withoutEndpoint() {
  const { identityOperations, operations } = await import('@colophon/http/operations');
  const { actions, reads } = await import('@colophon/http/restli-endpoints');
  const { openLineageEndpoints } = await import('@colophon/openlineage');
  for (const some of [operations, identityOperations])
    remove(some, ({ method, path }) => `${method} ${path}` === name);
  remove(openLineageEndpoints, (define) => `${define().method} ${define().path}` === name);
  remove(actions, (action) => `POST /${action.resource}?action=${action.name}` === name);
  remove(reads, ({ path }) => `GET ${path}` === name);
}

function remove(list, isMeant) {
  const index = list.findIndex(isMeant);
  if (index < 0) return;
  list.splice(index, 1);
  note();
}

async function withOtherCommand() {
  const { Command } = await import('commander');
  const { parseAsync } = Command.prototype;
  Command.prototype.parseAsync = function (...args) {
    rename(this, name.split(' '));
    return parseAsync.apply(this, args);
  };
}

function rename(command, [word, ...rest]) {
  const child = command.commands.find((other) => other.name() === word);
  const option = command.options.find(({ short, long }) => short === word || long === word);
  if (child && rest.length > 0) return rename(child, rest);
  if (child) child.name(`${word}-renamed`);
  else if (option) renameOption(root(command), word, option.description);
  else return;
  note();
}

const root = (command) => (command.parent ? root(command.parent) : command);

/** Commands that declare a flag in the same words have it from one place. */
function renameOption(command, flag, description) {
  for (const option of command.options) {
    if (option.description !== description) continue;
    if (option.long === flag) option.long = `${flag}-renamed`;
    if (option.short === flag) option.short = '-0';
  }
  for (const child of command.commands) renameOption(child, flag, description);
}

async function withOtherSymbol() {
  const { registry } = await import('@colophon/model');
  const [enumeration, symbol] = name.split('#');
  const { symbols } = registry.types.get(enumeration);
  symbols[`${symbol}_RENAMED`] = symbols[symbol];
  delete symbols[symbol];
  note();
}
