import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registry } from '@colophon/model';
import { changeType, snapshots } from '@colophon/model/events';
import { pythonTypeAnchors } from '@colophon/schema/printers';
import { pythonSubjects, readSubjects } from './model-subjects.ts';
import { type Declaration, type Property, type PythonApi, readPythonApi } from './python-pages/api.ts';
import { type PythonPage, pythonPages, type Section } from './python-pages/contents.ts';
import { classOf, membersOf, PythonLinks } from './python-pages/links.ts';
import { EntryPrinter, type Printing } from './python-pages/printer.ts';
import { printSample, readSamples, type Sample } from './python-pages/sample.ts';

/**
 * Prints the reference of the Python SDK from its types and doc strings, which `python/api.json` has: pages by id. What
 * a page says beside them is text under its name in `python-pages`: an introduction, sections for its end, and samples.
 */
export async function printPythonPages(api?: PythonApi): Promise<ReadonlyMap<string, string>> {
  const read = api ?? (await readPythonApi());
  const subjects = pythonSubjects(await readSubjects());
  const links = new PythonLinks(read, pythonTypeAnchors(registry, subjects, [changeType, ...snapshots]));
  const exported = Object.keys(read.exports);
  const printed = await Promise.all(
    pythonPages.map(async (page): Promise<[string, string]> => {
      const name = page.id.split('/').at(-1) ?? '';
      const samples = readSamples(await readText(`samples/${name}.md`));
      return [page.id, await printPage(page, read, { links, exported, samples })];
    }),
  );
  return new Map(printed);
}

/** The text of a file beside the pages; empty where a page needs none. */
async function readText(path: string): Promise<string> {
  return readFile(join(import.meta.dirname, 'python-pages', path), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  });
}

async function printPage(page: PythonPage, api: PythonApi, printing: Printing): Promise<string> {
  const words = await readText(`${page.id.split('/').at(-1)}.md`);
  const [introduction = '', ...end] = words.split(/^(?=## )/m);
  const printer = new EntryPrinter(printing, page.id);
  checkSamples(page, api, printing.samples);
  return `${[
    `---
title: ${JSON.stringify(page.title)}
description: ${JSON.stringify(page.description)}
sidebarName: ${JSON.stringify(page.sidebarName)}
---`,
    '{/* Printed by `npm run generate` from python/api.json. Do not edit. */}',
    introduction.trim(),
    ...page.sections.flatMap((section) => printSection(section, api, printer, printing)),
    ...end.map((section) => section.trim()),
  ].join('\n\n')}\n`;
}

function printSection(section: Section, api: PythonApi, printer: EntryPrinter, printing: Printing): string[] {
  const { title, sentence, client, names = [] } = section;
  const blocks = [`## ${title}`, ...(sentence ? [printer.text(sentence)] : [])];
  if (client) {
    const [className, variable] = client;
    const declaration = classOf(api, className);
    const members = membersOf(declaration);
    const groups = declaration.members.filter(
      (member): member is Property => member.kind === 'attribute' && member.doc !== null,
    );
    const rows = [
      ...groups.map((group) => printer.row(className, variable, group, group.type)),
      ...members.map((member) => printer.row(className, variable, member)),
    ];
    return [
      ...blocks,
      ...printer.class(declaration, { hasHeadings: true }),
      ['| Member | What it does |', '|---|---|', ...rows].join('\n'),
      ...members.flatMap((member) => [
        `### ${variable}.${member.name}`,
        ...printer.member(className, variable, member),
      ]),
    ];
  }
  const declarations = names.map((name) => find(api, name));
  return [
    ...blocks,
    ...declarations.flatMap((declaration) => [
      `### ${declaration.name}`,
      ...printer.declaration(declaration),
    ]),
    ...calls(declarations, printer, printing),
  ];
}

/** The calls that the entries show in a line, as one program. */
function calls(declarations: readonly Declaration[], printer: EntryPrinter, printing: Printing): string[] {
  const found = declarations
    .filter(({ name }) => !printing.samples.has(name))
    .flatMap((declaration) => printer.callOf(declaration) ?? []);
  if (found.length === 0) return [];
  const code = found.map((call) => `print(${call.code})`).join('\n');
  const output = found.map((call) => call.output).join('\n');
  return ['The calls of this section, as one program:', printSample({ code, output }, printing.exported)];
}

function find(api: PythonApi, name: string): Declaration {
  const found = api.declarations.find((declaration) => declaration.name === name);
  if (!found) throw new Error(`the Python package has no ${name} with a doc string`);
  return found;
}

/** A sample under a name that is not on its page would not be shown. */
function checkSamples(page: PythonPage, api: PythonApi, samples: ReadonlyMap<string, Sample>): void {
  const shown = new Set(
    page.sections.flatMap(({ client, names = [] }) => [
      ...names,
      ...(client
        ? [client[0], ...membersOf(classOf(api, client[0])).map(({ name }) => `${client[0]}.${name}`)]
        : []),
    ]),
  );
  const unknown = [...samples.keys()].filter((name) => !shown.has(name));
  if (unknown.length > 0) throw new Error(`${page.id}: samples of unknown members: ${unknown.join(', ')}`);
}
