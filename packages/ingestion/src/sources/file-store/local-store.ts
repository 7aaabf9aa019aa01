import type { Dirent } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Report } from '../../definitions/report.ts';
import { type FileStore, type StoredFile, StoreError } from './file-store.ts';

/**
 * Files on disk. Paths stay as the recipe writes them, so that names do not depend on the machine; relative ones
 * are resolved against the folder of the recipe.
 */
export class LocalStore implements FileStore {
  readonly #base: string;
  readonly #report: Report;
  readonly #signal: AbortSignal;

  constructor(base: string, report: Report, signal: AbortSignal) {
    this.#base = base;
    this.#report = report;
    this.#signal = signal;
  }

  async *list(prefix: string): AsyncGenerator<StoredFile> {
    const found = await this.#stat(prefix);
    if (found?.isFile()) {
      yield { path: prefix, size: found.size, modified: Math.trunc(found.mtimeMs) };
      return;
    }
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    try {
      await readdir(this.#resolve(folder));
    } catch (error) {
      throw toStoreError(error, folder === '' ? '.' : folder);
    }
    for await (const file of this.#walk(folder)) if (file.path.startsWith(prefix)) yield file;
  }

  async *folders(folder: string): AsyncGenerator<string> {
    const start = folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
    for (const entry of await this.#entries(start)) if (entry.isDirectory()) yield start + entry.name;
  }

  async read(path: string, start: number, end: number): Promise<Uint8Array> {
    const file = await open(this.#resolve(path)).catch((error: unknown) => {
      throw toStoreError(error, path);
    });
    try {
      const buffer = new Uint8Array(end - start);
      let length = 0;
      // A read may return less than was asked for, before the end of the file.
      while (length < buffer.length) {
        const { bytesRead } = await file.read(buffer, length, buffer.length - length, start + length);
        if (bytesRead === 0) break;
        length += bytesRead;
      }
      return buffer.subarray(0, length);
    } catch (error) {
      throw toStoreError(error, path);
    } finally {
      await file.close();
    }
  }

  async *#walk(folder: string): AsyncGenerator<StoredFile> {
    for (const entry of await this.#entries(folder)) {
      if (this.#signal.aborted) return;
      const path = folder + entry.name;
      // Links to folders are not followed, since they may form a circle.
      if (entry.isDirectory()) yield* this.#walk(`${path}/`);
      else {
        const found = await this.#stat(path);
        if (found?.isFile()) yield { path, size: found.size, modified: Math.trunc(found.mtimeMs) };
      }
    }
  }

  async #entries(folder: string): Promise<Dirent[]> {
    try {
      const entries = await readdir(this.#resolve(folder), { withFileTypes: true });
      return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    } catch (error) {
      this.#report.warn({
        title: 'cannot read a folder',
        message: toStoreError(error, folder).message,
        context: folder,
      });
      return [];
    }
  }

  /** Undefined if nothing is there: a file may be removed while its folder is listed. */
  async #stat(path: string) {
    return stat(this.#resolve(path)).catch(() => undefined);
  }

  #resolve(path: string): string {
    return resolve(this.#base, path);
  }
}

function toStoreError(error: unknown, path: string): StoreError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return new StoreError(`${path} does not exist`, { cause: error });
  if (code === 'EACCES' || code === 'EPERM')
    return new StoreError(`No right to read ${path}`, {
      remedy: 'Give the user that runs the recipe the right to read it.',
      cause: error,
    });
  return new StoreError(`Cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`, {
    cause: error,
  });
}
