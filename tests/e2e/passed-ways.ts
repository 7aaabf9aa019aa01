import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, siteFolder } from './folders.ts';

const file = join(root, '.cache/passed-ways.json');
const assets = join(siteFolder, '_assets');
/** What a page loads to run samples; its names change with its content. */
const entries = /^(?:run-block|sandbox-worker|python-worker)-\w+\.js$/;
const readable = /\.(?:js|json)$/;
/** What decides whether an output is the one that a page shows. */
const judges = ['e2e/sandbox-samples.test.ts', 'e2e/sandbox-engine.ts', 'samples/compare.ts'];

/**
 * Remembers which ways through pages have passed in the browser. A way need not run again as long as neither its samples,
 * nor what runs them, nor the browser have changed. A fresh clone remembers nothing; where `CI` is set, nothing counts.
 */
export class PassedWays {
  readonly #base: string;
  readonly #before: ReadonlySet<string>;
  readonly #now = new Set<string>();

  /** @param browser its version */
  constructor(browser: string) {
    const sources = judges.map((name) => readFileSync(join(root, 'tests', name), 'utf8'));
    this.#base = hashOf([browser, sandboxAssets(), sources]);
    this.#before = new Set(process.env.CI ? [] : readKeys());
  }

  /** True when the way has passed before; it is then remembered further. */
  has(way: unknown): boolean {
    const key = hashOf([this.#base, way]);
    if (!this.#before.has(key)) return false;
    this.#now.add(key);
    return true;
  }

  add(way: unknown): void {
    this.#now.add(hashOf([this.#base, way]));
  }

  /** Writes what has passed; what was neither asked for nor added is forgotten. */
  save(): void {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify([...this.#now].sort()));
  }
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

function readKeys(): string[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Nothing has passed yet.
    return [];
  }
}

/** The names of all that the sandbox may load: the entries, and what the text of those names. */
export function sandboxAssets(folder = assets): string[] {
  const names = readdirSync(folder);
  const found = new Set(names.filter((name) => entries.test(name)));
  for (const name of found) {
    if (!readable.test(name)) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    for (const other of names) if (text.includes(other)) found.add(other);
  }
  return [...found].sort();
}
