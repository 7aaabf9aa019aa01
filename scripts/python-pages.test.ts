import Slugger from 'github-slugger';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseBlocks } from '../tests/samples/blocks.ts';
import { type ClassDeclaration, type PythonApi, readPythonApi } from './python-pages/api.ts';
import { pythonPages } from './python-pages/contents.ts';
import { membersOf } from './python-pages/links.ts';
import { printPythonPages } from './python-pages.ts';

let api: PythonApi;
let pages: ReadonlyMap<string, string>;
beforeAll(async () => {
  api = await readPythonApi();
  pages = await printPythonPages();
});

const headings = (page: string): string[] =>
  [...page.matchAll(/^#{2,4} (.+)$/gm)].map(([, heading = '']) => heading);

/** As the site makes them. */
function anchorsOf(page: string): ReadonlySet<string> {
  const slugger = new Slugger();
  return new Set(headings(page).map((heading) => slugger.slug(heading)));
}

const programs = (): string[] =>
  [...pages.values()]
    .flatMap(parseBlocks)
    .flatMap(({ language, text }) => (language === 'python' ? [text] : []));

describe('the reference of the Python SDK', () => {
  it('explains every name that the package exports, once', () => {
    const all = [...pages.values()].flatMap(headings);
    const expected = Object.keys(api.exports).filter((name) => name !== 'models');
    expect(expected.filter((name) => !all.includes(name))).toEqual([]);
    expect(all.filter((heading, i) => expected.includes(heading) && all.indexOf(heading) !== i)).toEqual([]);
  });

  it('explains every method of the clients, each with a program that is run', () => {
    const clients = pythonPages.flatMap(({ id, sections }) =>
      sections.flatMap(({ client }) => (client ? [{ id, className: client[0], variable: client[1] }] : [])),
    );
    expect(clients.map(({ className }) => className)).toContain('GraphClient');
    for (const { id, className, variable } of clients) {
      const page = pages.get(id) ?? '';
      const declaration = api.declarations.find(({ name }) => name === className) as ClassDeclaration;
      for (const { name } of membersOf(declaration)) {
        const entry = page.split(`\n### ${variable}.${name}\n`)[1]?.split(/\n##/)[0] ?? '';
        expect([`${className}.${name}`, /```python/.test(entry)]).toEqual([`${className}.${name}`, true]);
      }
    }
  });

  it('uses every function that the package exports in a program that is run', () => {
    const functions = api.declarations.filter(({ kind, name }) => kind === 'function' && name in api.exports);
    const names = new Set(programs().flatMap((text) => text.match(/\w+/g) ?? []));
    expect(functions.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
  });

  it('lists every code of an error', () => {
    const page = pages.get('python-sdk/errors') ?? '';
    const codes = api.declarations.find(({ name }) => name === 'ERROR_CODES');
    const named = codes?.kind === 'constant' ? (codes.value.match(/[A-Z_]+/g) ?? []) : [];
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((code) => !page.includes(`| \`${code}\` |`))).toEqual([]);
  });

  it('links to existing headings', () => {
    for (const [id, page] of pages) {
      const anchors = anchorsOf(page);
      const links = [...page.matchAll(/(?:\]\(|[=" ]\w*=|")#([\w-]+)/g)].map(([, anchor = '']) => anchor);
      expect([id, links.filter((anchor) => !anchors.has(anchor))]).toEqual([id, []]);
    }
    const all = [...pages.values()].join('\n');
    for (const [, id = '', anchor = ''] of all.matchAll(/\/docs\/(python-sdk\/\w+)#([\w-]+)/g)) {
      const page = pages.get(id);
      if (page) expect([id, anchor, anchorsOf(page).has(anchor)]).toEqual([id, anchor, true]);
    }
  });
});
