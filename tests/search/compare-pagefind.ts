/**
 * Compares the site's search with Pagefind on the built site: questions answered, bytes of a first answer, CPU time of a
 * key. Both run in this process and read their files from the disk. `node scripts/run.mjs tests/search/compare-pagefind.ts`
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { IndexReader } from '../../apps/site/src/search/query/index-reader.ts';
import { search } from '../../apps/site/src/search/query/search.ts';
import { siteFolder } from '../e2e/folders.ts';
import { heldOut, practitioners } from './practitioners.ts';
import { asked, misspelt, names, nearNames, type Question } from './questions.ts';
import { threads } from './threads.ts';

const kinds = { names, nearNames, asked, misspelt, threads, practitioners, heldOut };
const typed = [
  'upstream lineage',
  'how do I delete an entity',
  'ownership.owners',
  'schemaMetadata',
  'datset propertis',
];
/** The version of Pagefind, which npx fetches: nothing else needs it. */
const version = '1.6.0';
/** As many as both show. */
const shown = 6;
const looksAt = 3;

/** Finds pages: addresses such as `/docs/tags`, best first. */
type Search = (query: string) => Promise<string[]>;

/** What was read since somebody set it to 0, compressed. */
let bytes = 0;

function readCounted(file: string): Buffer {
  const content = readFileSync(file);
  bytes += existsSync(`${file}.gz`)
    ? readFileSync(`${file}.gz`).length
    : Math.min(content.length, gzipSync(content).length);
  return content;
}

/** The site's search as it is before the first key. */
function openOurs(): Search {
  const reader = new IndexReader(async (path) => {
    const [file = ''] = path.split('?');
    return JSON.parse(readCounted(join(siteFolder, 'search', file)).toString('utf8'));
  });
  return async (query) => (await search(query, reader)).map(({ href }) => href.replace(/#.*/, ''));
}

interface Pagefind {
  options(options: object): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>;
}

let copies = 0;

/** Pagefind as it is before the first key: a module with a new address knows nothing yet. */
async function openPagefind(folder: string): Promise<Search> {
  const script = pathToFileURL(join(folder, 'pagefind.js'));
  script.search = String(copies++);
  const pagefind: Pagefind = await import(script.href);
  await pagefind.options({ basePath: `${pathToFileURL(folder)}/`, noWorker: true });
  return async (query) => {
    const { results } = await pagefind.search(query);
    const found = await Promise.all(results.slice(0, shown).map((result) => result.data()));
    return found.map(({ url }) => url.replace(/^.*?(?=\/docs)/, '').replace(/\.html$/, ''));
  };
}

/** Indexes the text of each page, without what is around it, under the settings that Pagefind has by itself. */
function writeIndex(folder: string): void {
  const pages = join(folder, 'pages');
  const records: { id: string; title: string }[] = JSON.parse(
    readFileSync(join(siteFolder, 'docs/index.json'), 'utf8'),
  );
  for (const { id, title } of records) {
    const file = `docs${id === 'README' ? '' : `/${id}`}.html`;
    const html = readFileSync(join(siteFolder, file), 'utf8');
    const [article = html] = /<article[\s\S]*<\/article>/.exec(html) ?? [];
    mkdirSync(dirname(join(pages, file)), { recursive: true });
    writeFileSync(
      join(pages, file),
      `<html lang="en"><head><title>${title}</title></head><body>${article}</body></html>`,
    );
  }
  execFileSync('npx', ['--yes', `pagefind@${version}`, '--site', pages, '--output-path', folder]);
}

/** Gives the scripts of Pagefind what they expect of a browser. */
function pretendBrowser(): void {
  const read = async (address: string | URL) =>
    new Response(new Uint8Array(readCounted(new URL(address).pathname)));
  const root = { getAttribute: () => 'en' };
  const document = { querySelector: () => root, documentElement: { lang: 'en' }, baseURI: 'http://site/' };
  Object.assign(globalThis, { fetch: read, window: globalThis, location: new URL('http://site/'), document });
}

async function countAnswered(questions: readonly Question[], find: Search, among: number): Promise<number> {
  let answered = 0;
  for (const [query, ...answers] of questions) {
    const pages = answers.map((answer) => `/docs/${answer}`.replace(/\/README\b|#.*/g, ''));
    const found = (await find(query)).slice(0, among);
    if (
      found.some((hit) => pages.some((page) => hit === page || (page.endsWith('/') && hit.startsWith(page))))
    )
      answered += 1;
  }
  return answered;
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** CPU milliseconds of each key, letter by letter. The waits of a busy machine don't count. */
async function cpuOfKeys(find: Search): Promise<number[]> {
  const used: number[] = [];
  for (const query of typed)
    for (let length = 1; length <= query.length; length++) {
      const before = process.cpuUsage();
      await find(query.slice(0, length));
      const { user, system } = process.cpuUsage(before);
      used.push((user + system) / 1000);
    }
  return used;
}

const folder = mkdtempSync(join(tmpdir(), 'colophon-pagefind-'));
try {
  writeIndex(folder);
  pretendBrowser();
  const engines = { ours: async () => openOurs(), pagefind: () => openPagefind(folder) };
  for (const [name, open] of Object.entries(engines)) {
    const find = await open();
    for (const [kind, questions] of Object.entries(kinds)) {
      const [first, top] = [
        await countAnswered(questions, find, 1),
        await countAnswered(questions, find, looksAt),
      ];
      console.log(
        `${name}: ${kind}, ${top} of ${questions.length} among the first ${looksAt}, ${first} first`,
      );
    }
    const weights: number[] = [];
    for (const [query] of Object.values(kinds)
      .flat()
      .filter((_, at) => at % 8 === 0)) {
      const cold = await open();
      bytes = 0;
      await cold(query);
      weights.push(bytes);
    }
    console.log(`${name}: first answer, ${quantile(weights, 0.5)} bytes, p95 ${quantile(weights, 0.95)}`);
    const cpu = await cpuOfKeys(await open());
    console.log(
      `${name}: CPU of a key, ${quantile(cpu, 0.5).toFixed(1)} ms, p95 ${quantile(cpu, 0.95).toFixed(1)}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
