import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { parseDiagram } from '../../apps/site/src/diagram/parse-diagram.ts';
import { parseText } from '../prose/text.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { applyDiff } from './apply-diff.ts';
import type { Block } from './blocks.ts';
import { Catalogue, collect, oneConnection } from './catalogue.ts';
import { checkJson } from './check-json.ts';
import { checkText } from './check-text.ts';
import { checkYaml } from './check-yaml.ts';
import { matchesJson, matchesOutput } from './compare.ts';
import { type Recorded, Recording } from './names/recording.ts';
import { SignInCatalogue, serviceCommand } from './sign-in.ts';
import { readState, type State } from './state.ts';
import { stayingProcess } from './staying/staying.ts';
import { startUsersCatalogue } from './users-catalogue.ts';

/**
 * Where the samples leave their files; inside the project, so that they find its packages. Those with PostgreSQL have a
 * folder of their own, since they may run beside others.
 */
export const samplesFolder = join(
  import.meta.dirname,
  '../../.cache',
  process.env.COLOPHON_STORE ? 'samples-on-postgres' : 'samples',
);

/** Settings of curl by which it fails when a request is refused. */
const strictCurl = join(import.meta.dirname, 'bin');

/** The Python SDK, which samples in Python import. */
const pythonSources = join(import.meta.dirname, '../../python/src');

/** The address that the pages show, and that a run replaces by its own. */
const shownAddress = 'http://localhost:8080';
const shownHost = new URL(shownAddress).host;

/** The database that the pages show. A run replaces it by a real one of its own. */
const shownDatabase = 'postgres://colophon@db.example.com:5432/colophon';

/**
 * All of its commands are run by the real npx, as readers do. On other pages, that is so for those that start the catalogue.
 */
const firstPage = 'quickstart.mdx';

/** Not everywhere: only the page about TLS has a use for it. */
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/** What became of a block. */
export const outcomeNames = [
  'run',
  'saved',
  'validated',
  'needs python',
  'needs openssl',
  'not run',
] as const;
export type Outcome = (typeof outcomeNames)[number];

/** What a run may be given beside its page. */
export interface PageOptions {
  /** Path of a Python with DataHub's client and what the Python SDK needs; without one, blocks in Python and those flagged `python` are passed over. */
  readonly python?: string;
  /** A catalogue that is shared with other pages; without one, the page starts an empty one of its own. */
  readonly shared?: SharedCatalogue;
  /** What its processes are to find in their environment. */
  readonly env?: NodeJS.ProcessEnv;
}

/** A catalogue that runs already, and the one entity that the page writes there. */
export interface SharedCatalogue {
  readonly catalogue: Catalogue;
  readonly urn: string;
}

/** What came of a run. */
export interface PageRun {
  readonly outcomes: ReadonlyMap<Block, Outcome>;
  /** What the catalogue held after each set of tabs, by the number of the set. */
  readonly states: ReadonlyMap<number, State>;
  /** The commands that were called, and the requests that the page's own catalogue got. */
  readonly recorded: readonly Recorded[];
}

/** Runs the blocks of one page in order, in a folder inside the project, as a reader would who follows the page. */
export class PageRunner {
  readonly #folder: string;
  readonly #page: string;
  readonly #python: string | undefined;
  readonly #catalogue: Catalogue;
  readonly #shared: SharedCatalogue | undefined;
  readonly #recording: Recording;
  readonly #env: NodeJS.ProcessEnv;
  /** For blocks that show a database. */
  #postgres: Postgres | undefined;
  /** For blocks that are flagged `sign-in`. */
  #signIn: SignInCatalogue | undefined;
  /** For blocks that are flagged `service`. */
  #service: SignInCatalogue | undefined;
  /** For blocks that are flagged `users`. */
  #users: Awaited<ReturnType<typeof startUsersCatalogue>> | undefined;

  constructor(page: string, { python, shared, env }: PageOptions = {}) {
    this.#page = page;
    this.#folder = join(samplesFolder, page.replaceAll('/', '_'));
    this.#python = python;
    this.#shared = shared;
    this.#recording = new Recording(page);
    this.#recording.start();
    this.#env = this.#recording.env(env);
    this.#catalogue = shared?.catalogue ?? new Catalogue(this.#folder, this.#env);
  }

  async run(blocks: readonly Block[]): Promise<PageRun> {
    await rm(this.#folder, { recursive: true, force: true });
    await mkdir(this.#folder, { recursive: true });
    const outcomes = new Map<Block, Outcome>();
    const states = new Map<number, State>();
    await this.#startDatabase(blocks);
    try {
      for (const [i, block] of blocks.entries()) {
        outcomes.set(block, await this.#runBlock(block));
        const { tab } = block;
        if (tab && blocks[i + 1]?.tab?.set !== tab.set) states.set(tab.set, await this.#state());
      }
      return { outcomes, states, recorded: this.#recording.read() };
    } finally {
      if (!this.#shared) await this.#catalogue.end();
      await this.#signIn?.catalogue.end();
      await this.#service?.catalogue.end();
      await this.#users?.stop();
      await this.#postgres?.stop();
    }
  }

  /** Its password is in the environment, as the pages say. */
  async #startDatabase(blocks: readonly Block[]): Promise<void> {
    if (!blocks.some(({ text, notRun }) => notRun === undefined && text.includes(shownDatabase))) return;
    this.#postgres = await startPostgres('colophon');
    this.#catalogue.add({ PGPASSWORD: this.#postgres.password });
  }

  get #database(): string {
    return this.#postgres
      ? `postgres://${this.#postgres.user}@127.0.0.1:${this.#postgres.port}/colophon`
      : shownDatabase;
  }

  /** Catalogue contents; nothing, where none runs. */
  async #state(): Promise<State> {
    return this.#catalogue.isRunning ? readState(this.#catalogue.address, this.#shared?.urn) : {};
  }

  async #runBlock(block: Block): Promise<Outcome> {
    if (block.notRun !== undefined) return 'not run';
    const needsPython = block.language === 'python' || block.flags.has('python');
    if (needsPython && this.#python === undefined) return 'needs python';
    if (block.flags.has('openssl') && !hasOpenssl) return 'needs openssl';
    if (block.flags.has('diff')) return this.#change(block);
    if (block.flags.has('save')) return this.#save(block);
    if (block.flags.has('sign-in')) await this.#startSignIn();
    if (block.flags.has('service')) await this.#startService();
    if (block.flags.has('users')) this.#users ??= await startUsersCatalogue();
    if (block.flags.has('restart')) await this.#catalogue.stop();
    switch (block.language) {
      case 'sh':
        if (block.flags.has('background')) await this.#start(block.text, block);
        // Bash takes the pipe that Node gives it for a remote login, and would read the settings of the machine.
        else
          await this.#execute(block, 'bash', [
            '--norc',
            '-euo',
            'pipefail',
            '-c',
            await this.#localise(block),
          ]);
        return 'run';
      case 'ts': {
        const file = join(this.#folder, block.title ?? `line-${block.line}.ts`);
        await writeFile(file, await this.#localise(block));
        await this.#execute(block, process.execPath, [file]);
        return 'run';
      }
      case 'python':
        await this.#execute(block, this.#python ?? 'python3', ['-c', await this.#localise(block)]);
        return 'run';
      case 'graphql':
        // The test of the explorer runs its examples, on the metadata of the sandbox.
        if (block.flags.has('example')) return 'validated';
        await this.#ask(block);
        return 'run';
      default:
        await this.#check(block);
        return 'validated';
    }
  }

  /** What is no program is held against what it describes. */
  async #check(block: Block): Promise<void> {
    try {
      await check(this.#page, block.language === 'yaml' ? await this.#withHost(block) : block);
    } catch (error) {
      throw this.#failure(block, error instanceof Error ? error.message : String(error));
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

  /** Changes a file that an earlier block has saved. */
  async #change(block: Block): Promise<Outcome> {
    if (block.title === undefined) throw this.#failure(block, 'a change needs the title of a saved file');
    const file = join(this.#folder, block.title);
    try {
      await writeFile(file, applyDiff(await readFile(file, 'utf8'), block.text));
    } catch (error) {
      throw this.#failure(block, error instanceof Error ? error.message : String(error));
    }
    return 'saved';
  }

  /** Configuration names the host of the catalogue without a scheme. */
  async #withHost(block: Block): Promise<Block> {
    const address = await this.#localise({ ...block, text: shownAddress });
    return { ...block, text: block.text.replaceAll(shownHost, new URL(address).host) };
  }

  /** The text with the address of this run; starts a catalogue where the page has not. */
  async #localise({ text: shown, flags }: Block): Promise<string> {
    const text = shown.replaceAll(shownDatabase, this.#database);
    const own = this.#ownAddress(flags);
    if (own !== undefined) return text.replaceAll(shownAddress, own);
    const isNeeded = text.includes(shownAddress) || /\bcolophon(?:\/cli)? /.test(text);
    if (this.#catalogue.address === '' && isNeeded) await this.#start(undefined);
    const { address } = this.#catalogue;
    return address === '' ? text : text.replaceAll(shownAddress, address);
  }

  /** Of the catalogue that a flag asks for. */
  #ownAddress(flags: ReadonlySet<string>): string | undefined {
    const signIn = this.#signInOf(flags);
    if (signIn) return signIn.catalogue.address;
    return flags.has('users') ? this.#users?.address : undefined;
  }

  /** Sends a GraphQL document to the catalogue; an error fails the block, unless the page shows it. */
  async #ask(block: Block): Promise<void> {
    const address = await this.#localise({ ...block, text: shownAddress });
    const response = await fetch(`${address}/api/graphql`, {
      method: 'POST',
      headers: { ...oneConnection.headers, 'Content-Type': 'application/json', ...this.#tokenFor(block) },
      body: JSON.stringify({ query: block.text }),
    });
    const printed = (await response.text()).replaceAll(address, shownAddress);
    const answer = JSON.parse(printed) as { readonly errors?: unknown };
    if (block.output === undefined && (answer.errors || !response.ok)) throw this.#failure(block, printed);
    this.#compare(block, JSON.stringify(answer, undefined, 2));
  }

  /** The catalogue with sign-in, or the service, that a flag asks for. */
  #signInOf(flags: ReadonlySet<string>): SignInCatalogue | undefined {
    if (flags.has('service')) return this.#service;
    return flags.has('sign-in') ? this.#signIn : undefined;
  }

  #tokenFor({ flags }: Block): Readonly<Record<string, string>> {
    const token = this.#signInOf(flags)?.env.COLOPHON_TOKEN;
    return token === undefined ? {} : { Authorization: `Bearer ${token}` };
  }

  async #startSignIn(): Promise<void> {
    this.#signIn ??= await SignInCatalogue.create(join(this.#folder, 'sign-in'), { env: this.#env });
    await this.#signIn.start();
  }

  async #startService(): Promise<void> {
    const options = { env: this.#env, command: serviceCommand };
    this.#service ??= await SignInCatalogue.create(join(this.#folder, 'service'), options);
    await this.#service.start();
  }

  async #execute(block: Block, command: string, args: readonly string[]): Promise<void> {
    const signIn = this.#signInOf(block.flags);
    const address = this.#ownAddress(block.flags) ?? this.#catalogue.address;
    const child = spawn(command, args, {
      cwd: this.#folder,
      env: {
        ...this.#catalogue.env,
        ...this.#env,
        ...(await this.#programs()),
        PYTHONPATH: pythonSources,
        PYTHONDONTWRITEBYTECODE: '1',
        COLOPHON_SERVER: address,
        ...signIn?.env,
        // A request that is refused ends its block, unless the page shows the refusal.
        ...(block.output === undefined && { CURL_HOME: strictCurl }),
      },
    });
    const output = collect(child);
    const [code] = (await once(child, 'close')) as [number | null];
    const printed = output()
      .replaceAll(address || shownAddress, shownAddress)
      .replaceAll(this.#database, shownDatabase);
    const mustFail = block.flags.has('fails');
    if ((code !== 0) !== mustFail) {
      throw this.#failure(
        block,
        `ended with code ${code}${mustFail ? ', and the page says that it fails' : ''}:\n${printed}`,
      );
    }
    this.#compare(block, printed);
  }

  /** A quicker npx comes first, but on the page that readers begin with; `bin/npx` says what it does. */
  async #programs(): Promise<NodeJS.ProcessEnv> {
    if (this.#page === firstPage) return {};
    const { PATH } = { ...process.env, ...this.#env };
    const path = {
      PATH: [join(import.meta.dirname, 'bin'), PATH].join(delimiter),
      COLOPHON_SAMPLES_NODE: process.execPath,
    };
    if (this.#env.COLOPHON_SAMPLES_MUTATION !== undefined) return path;
    return { ...path, COLOPHON_SAMPLES_CLI: String((await stayingProcess('commands')).port) };
  }

  #compare(block: Block, printed: string): void {
    if (block.output === undefined) return;
    if (matchesOutput(block.output, printed) || matchesJson(block.output, printed)) return;
    throw this.#failure(block, `the page shows\n${block.output}\n\nand the run printed\n${printed}`);
  }

  /** Starts a catalogue: by the page's own command, or directly. */
  async #start(command: string | undefined, block?: Block): Promise<void> {
    const own = command?.replaceAll(shownDatabase, this.#database);
    const output = await this.#catalogue.start(own).catch((cause: unknown) => {
      throw new Error(`docs/${this.#page}: ${cause instanceof Error ? cause.message : cause}`, { cause });
    });
    if (!block?.output) return;
    // npm prints the script's own lines first; what the page shows is the end.
    const shownLines = block.output.split('\n').length;
    const printed = output.trimEnd().split('\n').slice(-shownLines).join('\n');
    this.#compare(
      block,
      printed.replaceAll(this.#catalogue.address, shownAddress).replaceAll(this.#database, shownDatabase),
    );
  }

  #failure(block: Block, message: string): Error {
    return new Error(`docs/${this.#page}, line ${block.line}: ${message}`);
  }
}

async function check(page: string, block: Block): Promise<void> {
  switch (block.language) {
    case 'json':
      return checkJson(block);
    case 'yaml':
      return checkYaml(block.text);
    case 'mdx':
      parseText(page, block.text);
      return;
    case 'mermaid':
      parseDiagram(block.text);
      return;
    case 'text':
      return checkText(block);
    default:
      throw new Error(`no way to run a block in "${block.language}"`);
  }
}
