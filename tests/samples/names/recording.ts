import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = join(import.meta.dirname, '../../../.cache/sample-names');
const hook = pathToFileURL(join(import.meta.dirname, 'record.mjs')).href;

/** One thing that a process of a sample was: a call of the command, or a request to a catalogue. */
export interface Recorded {
  readonly args?: readonly string[];
  readonly operation?: string;
  readonly method?: string;
  readonly url?: string;
  /** The name that was given another in this process. */
  readonly mutated?: string;
}

/** Notes what the processes of a page's samples call. */
export class Recording {
  readonly #file: string;

  constructor(page: string) {
    this.#file = join(folder, `${page.replaceAll('/', '_')}.jsonl`);
  }

  /** Begins anew. */
  start(): void {
    mkdirSync(folder, { recursive: true });
    rmSync(this.#file, { force: true });
  }

  /** What makes a process, and those that it starts, note what they are; beside what else they are to find. */
  env({ NODE_OPTIONS = process.env.NODE_OPTIONS, ...rest }: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
    const options = [NODE_OPTIONS, `--import=${hook}`].filter(Boolean).join(' ');
    return { ...rest, NODE_OPTIONS: options, COLOPHON_SAMPLES_RECORD: this.#file };
  }

  read(): Recorded[] {
    try {
      return readFileSync(this.#file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line): Recorded => JSON.parse(line));
    } catch {
      // No process noted anything.
      return [];
    }
  }
}
