import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Colophon } from '@colophon/sdk';
import { Links } from './sdk-pages/links.ts';
import { MemberPrinter, type Printing, resultOf } from './sdk-pages/member-printer.ts';
import { type Member, type PlacedPage, type PlacedSection, placeAll } from './sdk-pages/place.ts';
import { readApi } from './sdk-pages/read-api.ts';
import { readDefaults } from './sdk-pages/read-defaults.ts';
import { type ImportPaths, printSample } from './sdk-pages/sample.ts';

/**
 * Prints the reference of the SDK from its types and doc comments: pages by id. What a page says beside them is text
 * under its name in `sdk-pages`: an introduction, and sections for its end.
 */
export async function printSdkPages(): Promise<ReadonlyMap<string, string>> {
  const api = await readApi();
  const pages = placeAll(api);
  const printing: Printing = {
    links: await Links.of(api, pages),
    paths: api.paths,
    defaults: new Map([...readDefaults(api.program, '/packages/sdk/src/'), ...clientDefaults()]),
  };
  const printed = pages.map(
    async (page): Promise<[string, string]> => [page.id, await printPage(page, printing)],
  );
  return new Map(await Promise.all(printed));
}

/** The settings in force when only the address is given. */
function clientDefaults(): [string, string][] {
  const { server: _, ...defaults } = new Colophon({ server: 'http://localhost:8080' }).options;
  return Object.entries(defaults).flatMap(([name, value]): [string, string][] => {
    const text = JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ');
    return text === '{}' ? [] : [[`ClientOptions.${name}`, text]];
  });
}

async function printPage(page: PlacedPage, printing: Printing): Promise<string> {
  const name = page.id.split('/').at(-1);
  const words = await readFile(join(import.meta.dirname, `sdk-pages/${name}.md`), 'utf8');
  const [introduction = '', ...end] = words.split(/^(?=## )/m);
  const printer = new MemberPrinter(printing, page.id);
  return `${[
    `---
title: "${page.title}"
description: "${page.description}"
sidebarName: "${page.sidebarName}"
---`,
    `{/* Printed by \`npm run generate\` from packages/sdk. Do not edit. */}`,
    introduction.trim(),
    ...page.sections.flatMap((section) => printSection(section, printer, printing.paths)),
    ...end.map((section) => section.trim()),
  ].join('\n\n')}\n`;
}

function printSection(section: PlacedSection, printer: MemberPrinter, paths: ImportPaths): string[] {
  const { title, sentence, client, members } = section;
  const entry = (member: Member) => [
    `### ${member.heading}`,
    ...printer.own(member),
    ...printer.types(member),
  ];
  if (!client)
    return [
      `## ${title}`,
      ...(sentence ? [sentence] : []),
      ...members.flatMap(entry),
      ...calls(section, printer, paths),
    ];
  const [own, ...others] = members;
  const overview = [
    '| Member | What it does |',
    '|---|---|',
    ...[...section.groups].map(([group, member]) => printer.row(member, group)),
    ...others.map((member) => printer.row(member, `${client[0]}.${member.declaration.name}`)),
  ];
  return [
    `## ${title}`,
    ...(own ? [...printer.own(own), overview.join('\n'), ...printer.types(own, '###')] : []),
    ...others.flatMap(entry),
  ];
}

/** The calls that the entries show in a line, as one program. */
function calls({ members }: PlacedSection, printer: MemberPrinter, paths: ImportPaths): string[] {
  const found = members.flatMap((member) => printer.callOf(member) ?? []);
  if (found.length === 0) return [];
  const lines = found.map((call) => `${call}; // ${resultOf(call)}`).join('\n');
  return ['The calls of this section, as one program:', printSample(lines, paths)];
}
