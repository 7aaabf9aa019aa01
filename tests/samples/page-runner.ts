import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { createValidator } from '@colophon/catalogue/validation';
import { registry } from '@colophon/model';
import type { Block } from './blocks.ts';
import { matchesJson, matchesOutput } from './compare.ts';

const root = join(import.meta.dirname, '../..');

/** The address that the pages show, and that a run replaces by its own. */
const shownAddress = 'http://localhost:8080';
const startLimitMs = 120_000;

/** What became of a block. */
export type Outcome = 'run' | 'saved' | 'validated' | 'text' | 'not run' | 'needs python';

/**
 * Runs the blocks of one page in order, against a catalogue that starts empty, in a folder inside the project, as a
 * reader would who follows the page.
 */
export class PageRunner {
  readonly #folder: string;
  readonly #page: string;
  readonly #python: string | undefined;
  #server: ChildProcess | undefined;
  #address = '';
  #port: number | undefined;

  /** @param python Path of a Python with DataHub's client; without one, blocks in Python are passed over. */
  constructor(page: string, python?: string) {
    this.#page = page;
    this.#folder = join(root, '.cache/samples', page.replaceAll('/', '_'));
    this.#python = python;
  }

  async run(blocks: readonly Block[]): Promise<Outcome[]> {
    await rm(this.#folder, { recursive: true, force: true });
    await mkdir(this.#folder, { recursive: true });
    try {
      const outcomes: Outcome[] = [];
      for (const block of blocks) outcomes.push(await this.#runBlock(block));
      return outcomes;
    } finally {
      await this.#stop();
    }
  }

  async #runBlock(block: Block): Promise<Outcome> {
    if (block.notRun !== undefined) return 'not run';
    if (block.flags.has('save')) return this.#save(block);
    if (block.flags.has('restart')) await this.#stop();
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
    if (this.#address === '' && text.includes(shownAddress)) await this.#start(undefined);
    else if (this.#address === '' && text.includes('colophon ')) await this.#start(undefined);
    return text.replaceAll(shownAddress, this.#address);
  }

  async #execute(block: Block, command: string, args: readonly string[]): Promise<void> {
    const child = spawn(command, args, {
      cwd: this.#folder,
      env: { ...this.#env(), COLOPHON_SERVER: this.#address },
    });
    const output = collect(child);
    const [code] = (await once(child, 'close')) as [number | null];
    const printed = output().replaceAll(this.#address || shownAddress, shownAddress);
    const mustFail = block.flags.has('fails');
    if ((code !== 0) !== mustFail) {
      throw this.#failure(
        block,
        `ended with code ${code}${mustFail ? ', and the page says that it fails' : ''}:\n${printed}`,
      );
    }
    this.#compare(block, printed);
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
    this.#port ??= await freePort();
    const env = this.#env();
    const main = join(root, 'packages/cli/src/main.ts');
    const child =
      command === undefined
        ? spawn(process.execPath, [main, 'serve'], { env, detached: true })
        : spawn('bash', ['-c', command], { cwd: this.#folder, env, detached: true });
    this.#server = child;
    this.#address = `http://localhost:${this.#port}`;
    const output = collect(child);
    const deadline = Date.now() + startLimitMs;
    while (!(await answers(this.#address))) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`${this.#page}: the catalogue did not start:\n${output()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    if (!block?.output) return;
    // npm prints the script's own lines first; what the page shows is the end.
    const shownLines = block.output.split('\n').length;
    const printed = output().trimEnd().split('\n').slice(-shownLines).join('\n');
    this.#compare(block, printed.replaceAll(this.#address, shownAddress));
  }

  /** What tells a catalogue of this run where to listen, and where to keep its data. */
  #env(): NodeJS.ProcessEnv {
    const port = this.#port === undefined ? {} : { PORT: String(this.#port) };
    return {
      ...process.env,
      ...port,
      COLOPHON_DATA: join(this.#folder, 'data'),
      NO_COLOR: '1',
      npm_config_loglevel: 'error',
    };
  }

  async #stop(): Promise<void> {
    const child = this.#server;
    this.#server = undefined;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    // The group, since npm stands between.
    process.kill(-child.pid, 'SIGTERM');
    await closed;
  }

  #failure(block: Block, message: string): Error {
    return new Error(`docs/${this.#page}, line ${block.line}: ${message}`);
  }
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return () => text;
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/health`)).ok;
  } catch {
    // Not listening yet: asked again.
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
