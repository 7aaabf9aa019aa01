import Slugger from 'github-slugger';
import { beforeAll, describe, expect, it } from 'vitest';
import * as sdk from '../packages/sdk/src/testing/public-api.ts';
import { parseBlocks } from '../tests/samples/blocks.ts';
import { clientVariables } from './sdk-pages/contents.ts';
import { type Api, readApi } from './sdk-pages/read-api.ts';
import { readDefaults } from './sdk-pages/read-defaults.ts';
import { printSdkPages } from './sdk-pages.ts';

let api: Api;
let pages: ReadonlyMap<string, string>;
beforeAll(async () => {
  [api, pages] = await Promise.all([readApi(), printSdkPages()]);
});

const headings = (page: string): string[] =>
  [...page.matchAll(/^#{2,4} (.+)$/gm)].map(([, heading = '']) => heading);

/** As the site makes them. */
function anchorsOf(page: string): ReadonlySet<string | undefined> {
  const slugger = new Slugger();
  return new Set([...page.matchAll(/^#{2,4} (.+)$/gm)].map(([, heading = '']) => slugger.slug(heading)));
}

describe('the reference of the SDK', () => {
  it('explains every name that the package exports, once', () => {
    const all = [...pages.values()].flatMap(headings);
    const shown = [...api.declarations.keys()].filter(
      (name) => all.includes(name) || all.includes(clientVariables.get(name) ?? ''),
    );
    expect(shown).toEqual([...api.declarations.keys()]);
    expect(all.filter((heading, i) => all.indexOf(heading) !== i)).toEqual([]);
  });

  const client = new sdk.Colophon({ server: 'http://localhost:8080' });
  it.each([
    ['emitters', 'emitter', sdk.RestEmitter],
    ['graph', 'graph', sdk.GraphClient],
    ['clients', 'client', sdk.Colophon],
    ...Object.entries(client).map(
      ([group, methods]) => ['clients', `client.${group}`, methods.constructor] as const,
    ),
  ] as const)('explains on the page %s every member of the class of %s', (page, variable, { prototype }) => {
    const members = Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor');
    const shown = headings(pages.get(`typescript-sdk/${page}`) ?? '');
    expect(members.filter((name) => !shown.includes(`${variable}.${name}`))).toEqual([]);
  });

  it('uses every value that the package exports in a program that is run', () => {
    const programs = [...pages.values()].flatMap(parseBlocks).map(({ text }) => text);
    const isUsed = (name: string) => programs.some((text) => new RegExp(`\\b${name}\\b`).test(text));
    expect(Object.keys(sdk).filter((name) => !isUsed(name))).toEqual([]);
  });

  it('explains every code of an error', () => {
    const shown = headings(pages.get('typescript-sdk/errors') ?? '');
    expect(sdk.sdkErrorCodes.filter((code) => !shown.includes(code))).toEqual([]);
  });

  it('links to existing headings', () => {
    for (const [id, page] of pages) {
      const anchors = anchorsOf(page);
      const links = [...page.matchAll(/(?:\]\(|[=" ]\w*=|")#([\w-]+)/g)].map(([, anchor]) => anchor);
      expect([id, links.filter((anchor) => !anchors.has(anchor))]).toEqual([id, []]);
    }
    const all = [...pages.values()].join('\n');
    for (const [, id = '', anchor] of all.matchAll(/\/docs\/(typescript-sdk\/\w+)#([\w-]+)/g)) {
      const page = pages.get(id);
      if (page) expect([id, anchor, anchorsOf(page).has(anchor)]).toEqual([id, anchor, true]);
    }
  });
});

it('finds defaults in parameters, in what functions take apart later, and behind the names of constants', () => {
  const defaults = readDefaults(api.program, '/packages/sdk/src/');
  expect(defaults.get('LineagePageOptions.count')).toBe('100');
  expect(defaults.get('SearchOptions.entityType')).toBe("'dataset'");
  expect(defaults.get('SearchCriteria.query')).toBe("'*'");
  expect(defaults.get('SortCriterion.order')).toBe("'ASCENDING'");
  expect(defaults.get('TimelineOptions.categories')).toContain("'DOCUMENTATION', ");
  expect(defaults.has('ScrollOptions.entityTypes')).toBe(false);
});
