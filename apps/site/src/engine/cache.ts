import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * What a build worked out, by the hash of everything that it worked it out from. An entry can be missing, never wrong,
 * so nothing is ever invalidated: what a build did not ask for is dropped at its end.
 */
export class BuildCache {
  readonly #database: DatabaseSync;
  readonly #read;
  readonly #write;
  /** The keys of all entries: most of what a first build asks for is not there. */
  readonly #keys: Set<string>;
  readonly #used = new Set<string>();

  constructor(file: string) {
    this.#database = open(file);
    // Values are stored in insertion order. Among the keys, each new one would push long values about.
    this.#database.exec('CREATE TABLE IF NOT EXISTS entry (key TEXT PRIMARY KEY, value ANY) STRICT');
    const keys = this.#database.prepare('SELECT key FROM entry').all();
    this.#keys = new Set(keys.map(({ key }) => String(key)));
    this.#read = this.#database.prepare('SELECT value FROM entry WHERE key = ?');
    this.#write = this.#database.prepare('INSERT OR REPLACE INTO entry (key, value) VALUES (?, ?)');
    this.#database.exec('BEGIN');
  }

  /** The text under a key, or what `make` gives, which is then kept. */
  text(key: string, make: () => string): string {
    const known = this.#find(key);
    if (typeof known === 'string') return known;
    const value = make();
    this.#keep(key, value);
    return value;
  }

  /** The same for bytes that take a while. */
  async bytes(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = this.#find(key);
    if (known instanceof Uint8Array) return known;
    const value = await make();
    this.#keep(key, value);
    return value;
  }

  /** The same for anything that JSON can hold. */
  json<Value>(key: string, make: () => Value): Value {
    return JSON.parse(this.text(key, () => JSON.stringify(make())));
  }

  has(key: string): boolean {
    return this.#keys.has(key);
  }

  /** Saves what was made, and drops what nobody asked for since the cache was opened. */
  close(): void {
    const remove = this.#database.prepare('DELETE FROM entry WHERE key = ?');
    for (const key of this.#keys) if (!this.#used.has(key)) remove.run(key);
    this.#database.exec('COMMIT');
    this.#database.close();
  }

  /** Saves what was made, and keeps everything: a dev server asks for one page at a time. */
  save(): void {
    this.#database.exec('COMMIT; BEGIN');
  }

  #find(key: string): unknown {
    this.#used.add(key);
    return this.#keys.has(key) ? this.#read.get(key)?.value : undefined;
  }

  #keep(key: string, value: string | Uint8Array): void {
    this.#write.run(key, value);
    this.#keys.add(key);
  }
}

/** Opens the file. One that is damaged, which a power cut can do, is made again: the next build is a first one. */
function open(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  try {
    // With a write-ahead log, a build that is killed leaves the file as it was.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;');
    if (database.prepare('PRAGMA quick_check(1)').get()?.quick_check === 'ok') return database;
  } catch {
    // It is not even a database.
  }
  database.close();
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true });
  return open(file);
}

/** A key: the hash of its parts, none of which can run into the next. */
export function keyOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url');
}
