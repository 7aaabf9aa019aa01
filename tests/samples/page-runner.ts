import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { createValidator } from '@colophon/catalogue/validation';
import { registry } from '@colophon/model';
import type { Block } from './blocks.ts';
import { Catalogue, collect } from './catalogue.ts';
import { matchesJson, matchesOutput } from './compare.ts';

/** Where the samples leave their files; inside the project, so that they find its packages. */
export const samplesFolder = join(import.meta.dirname, '../../.cache/samples');

/** The address that the pages show, and that a run replaces by its own. */
const shownAddress = 'http://localhost:8080';

/** What became of a block. */
export type Outcome = 'run' | 'saved' | 'validated' | 'text' | 'not run' | 'needs python';

/** What a run may be given beside its page. */
export interface PageOptions {
  /** Path of a Python with DataHub's client; without one, blocks in Python are passed over. */
  readonly python?: string;
  /** A catalogue that runs already and is shared with other pages; without one, the page starts an empty one of its own. */
  readonly catalogue?: Catalogue;
}

/** Runs the blocks of one page in order, in a folder inside the project, as a reader would who follows the page. */
export class PageRunner {
  readonly #folder: string;
  readonly #page: string;
  readonly #python: string | undefined;
  readonly #catalogue: Catalogue;
  /** True when the catalogue is the page's own, to start and to stop. */
  readonly #isOwn: boolean;

  constructor(page: string, { python, catalogue }: PageOptions = {}) {
    this.#page = page;
    this.#folder = join(samplesFolder, page.replaceAll('/', '_'));
    this.#python = python;
    this.#catalogue = catalogue ?? new Catalogue(this.#folder);
    this.#isOwn = catalogue === undefined;
  }

  async run(blocks: readonly Block[]): Promise<Outcome[]> {
    await rm(this.#folder, { recursive: true, force: true });
    await mkdir(this.#folder, { recursive: true });
    try {
      const outcomes: Outcome[] = [];
      for (const block of blocks) outcomes.push(await this.#runBlock(block));
      return outcomes;
    } finally {
      if (this.#isOwn) await this.#catalogue.stop();
    }
  }

  async #runBlock(block: Block): Promise<Outcome> {
    if (block.notRun !== undefined) return 'not run';
    if (block.flags.has('save')) return this.#save(block);
    if (block.flags.has('restart')) await this.#catalogue.stop();
    switch (block.language) {
      case 'sh':
        if (block.flags.has('background')) await this.#start(block.text, block);
        else await this.#execute(block, 'bash', ['-euo', 'pipefail', '-c', await this.#localise(block.text)]);
        return 'run';
      case 'ts': {
        const file = join(this.#folder, block.title ?? `line-${block.line}.ts`);
        await writeFile(file, await this.#localise(block.text));
        await this.#execute(block, process.execPath, [file]);
        return 'run';
      }
      case 'python':
        if (this.#python === undefined) return 'needs python';
        await this.#execute(block, this.#python, ['-c', await this.#localise(block.text)]);
        return 'run';
      case 'json':
        this.#validate(block);
        return 'validated';
      case 'text':
        return 'text';
      default:
        throw this.#failure(block, `no way to run a block in "${block.language}"`);
    }
  }

  /** Keeps a block under its title, for a later one to use. */
  async #save(block: Block): Promise<Outcome> {
    if (block.title === undefined) throw this.#failure(block, 'a block to save needs a title');
    const file = join(this.#folder, block.title);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, block.text);
    return 'saved';
  }

  /** The text with the address of this run; starts a catalogue where the page has not. */
  async #localise(text: string): Promise<string> {
    const isNeeded = text.includes(shownAddress) || text.includes('colophon ');
    if (this.#catalogue.address === '' && isNeeded) await this.#start(undefined);
    const { address } = this.#catalogue;
    return address === '' ? text : text.replaceAll(shownAddress, address);
  }

  async #execute(block: Block, command: string, args: readonly string[]): Promise<void> {
    const child = spawn(command, args, {
      cwd: this.#folder,
      env: { ...this.#catalogue.env, ...this.#path(), COLOPHON_SERVER: this.#catalogue.address },
    });
    const output = collect(child);
    const [code] = (await once(child, 'close')) as [number | null];
    const printed = output().replaceAll(this.#catalogue.address || shownAddress, shownAddress);
    const mustFail = block.flags.has('fails');
    if ((code !== 0) !== mustFail) {
      throw this.#failure(
        block,
        `ended with code ${code}${mustFail ? ', and the page says that it fails' : ''}:\n${printed}`,
      );
    }
    this.#compare(block, printed);
  }

  /** On pages that share a catalogue, and are many, a quicker npx comes first; `bin/npx` says what it does. */
  #path(): NodeJS.ProcessEnv {
    if (this.#isOwn) return {};
    return { PATH: [join(import.meta.dirname, 'bin'), process.env.PATH].join(delimiter) };
  }

  #compare(block: Block, printed: string): void {
    if (block.output === undefined) return;
    if (matchesOutput(block.output, printed) || matchesJson(block.output, printed)) return;
    throw this.#failure(block, `the page shows\n${block.output}\n\nand the run printed\n${printed}`);
  }

  /** JSON must parse; a document must fit the model, aspect by aspect. */
  #validate(block: Block): void {
    const value = JSON.parse(block.text) as Record<string, never>;
    if (!block.flags.has('document')) return;
    const { urn, ...aspects } = value;
    const { entity } = registry.parseEntityUrn(String(urn));
    const validator = createValidator();
    for (const [name, aspectValue] of Object.entries(aspects)) {
      const aspect = registry.aspectOf(entity.name, name);
      if (!aspect) throw this.#failure(block, `${name} is not an aspect of ${entity.name}`);
      validator.validate(aspect, aspectValue);
    }
  }

  /** Starts a catalogue: by the page's own command, or directly. */
  async #start(command: string | undefined, block?: Block): Promise<void> {
    const output = await this.#catalogue.start(command).catch((cause: unknown) => {
      throw new Error(`docs/${this.#page}: ${cause instanceof Error ? cause.message : cause}`, { cause });
    });
    if (!block?.output) return;
    // npm prints the script's own lines first; what the page shows is the end.
    const shownLines = block.output.split('\n').length;
    const printed = output.trimEnd().split('\n').slice(-shownLines).join('\n');
    this.#compare(block, printed.replaceAll(this.#catalogue.address, shownAddress));
  }

  #failure(block: Block, message: string): Error {
    return new Error(`docs/${this.#page}, line ${block.line}: ${message}`);
  }
}
