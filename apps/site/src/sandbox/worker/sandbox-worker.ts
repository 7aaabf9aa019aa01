// The catalogue in the reader's browser: the same core, over SQLite's WASM build, in its own thread.
import { loadSqlite } from '@colophon/store-sqlite/wasm';
import wasmFile from '@sqlite.org/sqlite-wasm/sqlite3.wasm';
import type {
  FromWorker,
  Sample,
  SampleFault,
  SampleLanguage,
  SampleOutcome,
  SandboxRequest,
  ToWorker,
} from '../protocol.ts';
import { sandboxAddress } from '../protocol.ts';
import seedFile from '../seed/seed.db';
import { provideSqlite } from '../terminal/store-sqlite-node.ts';
import { closeNetwork } from './close-network.ts';
import type { OpenCatalogue } from './open-catalogue.ts';
import { openPersistentCatalogue, type PersistentCatalogue } from './persistent-catalogue.ts';
import { runGraphql } from './run-graphql.ts';
import { runShell } from './run-shell.ts';
import { openStateStore } from './saved-state.ts';
import { takeTurns } from './take-turns.ts';

const assetAt = (file: string): string => new URL(file, import.meta.url).href;
const maxOutputLength = 200_000;
/** Other sites of this origin, such as kept versions, have catalogues of their own. */
const name = `colophon ${new URL('..', import.meta.url).pathname}`;
const tabs = new BroadcastChannel(name);
/** Kept from before the network is closed, for Python alone. */
const PythonWorker = Worker;
let python: ReturnType<typeof loadPython> | undefined;
const tell = (message: FromWorker): void => postMessage(message);

// In parallel: fetches don't wait for each other.
const typescript = import('./run-typescript.ts');
let opening: Promise<PersistentCatalogue> | undefined = open();
let catalogue: OpenCatalogue | undefined;

async function loadPython() {
  const { createPython } = await import('./run-python.ts');
  return createPython(
    () => new PythonWorker(assetAt(PYTHON_FILES.worker), { type: 'module', name: 'python' }),
    { runtime: assetAt(PYTHON_FILES.runtime), sources: assetAt(PYTHON_FILES.sources) },
  );
}

/** The program that runs samples of a language. */
async function runnerOf(language: SampleLanguage) {
  if (language === 'sh') return runShell;
  if (language === 'graphql') return runGraphql;
  if (language === 'ts') return (await typescript).runTypeScript;
  python ??= loadPython();
  return python;
}

/** The catalogue; where it could not be loaded, the next call tries again. */
async function opened(): Promise<PersistentCatalogue> {
  opening ??= open();
  try {
    return await opening;
  } catch (error) {
    opening = undefined;
    throw error;
  }
}

async function open(): Promise<PersistentCatalogue> {
  const [sqlite, seed, states] = await Promise.all([
    loadSqlite(assetAt(wasmFile)),
    fetchSeed(),
    openStateStore(name),
    typescript,
  ]);
  provideSqlite(sqlite);
  closeNetwork(async (request) => {
    if (!catalogue) throw new TypeError('The catalogue is available only during a run.');
    return catalogue.answer(request);
  });
  return openPersistentCatalogue({
    sqlite,
    seed,
    // It holds the model and the tables: its name changes with either.
    build: seedFile,
    states,
    alone: takeTurns(name),
    onState(state) {
      tell({ kind: 'state', state });
      tabs.postMessage(state);
    },
  });
}

async function fetchSeed(): Promise<Uint8Array> {
  const { body, ok, status } = await fetch(assetAt(seedFile));
  if (!ok || !body) throw new Error(`${assetAt(seedFile)} returned status ${status}.`);
  const plain = body.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

/** Does a work while samples can reach the catalogue. */
async function use<Value>(work: () => Promise<Value>): Promise<Value> {
  return (await opened()).use(async (held) => {
    catalogue = held;
    try {
      return await work();
    } finally {
      catalogue = undefined;
    }
  });
}

async function runAll(id: number, samples: readonly Sample[]): Promise<SampleOutcome[]> {
  const outcomes: SampleOutcome[] = [];
  for (const [sample, { language, code }] of samples.entries()) {
    let output = '';
    const before = await logHead();
    const fault: SampleFault | undefined = await (await runnerOf(language))(code, (printed) => {
      output += printed.text;
      // The page has to show it all, and could not be used any more.
      if (output.length > maxOutputLength)
        throw new Error(`The sample printed more than ${maxOutputLength} characters.`);
      tell({ kind: 'printed', id, sample, printed });
    });
    const to = await logHead();
    outcomes.push({
      output,
      ...(fault && { fault }),
      ...(to > before && { written: { from: before + 1, to } }),
    });
    if (fault) break;
  }
  return outcomes;
}

const logHead = async (): Promise<number> => (await catalogue?.logHead()) ?? 0;

async function answer({ path, ...init }: SandboxRequest) {
  const response = await fetch(`${sandboxAddress}${path}`, init);
  const headers = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
}

async function handle(call: ToWorker): Promise<unknown> {
  switch (call.kind) {
    case 'wake':
      return use(async () => undefined);
    case 'run':
      return use(() => runAll(call.id, call.samples));
    case 'fetch':
      return use(() => answer(call.request));
    case 'reset':
      return (await opened()).reset(call.content);
  }
}

tabs.addEventListener('message', ({ data }) => tell({ kind: 'state', state: data }));
addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  const { id } = data;
  try {
    tell({ kind: 'done', id, value: await handle(data) });
  } catch (error) {
    tell({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
});
