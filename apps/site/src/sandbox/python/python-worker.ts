// Python in the reader's browser, in a thread of its own: it waits for the catalogue's answers, as programs in Python do.
import type { PyodideInterface } from 'pyodide';
import { closeNetwork } from '../worker/close-network.ts';
import prelude from './prelude.py';
import type { FromPython, PythonFiles, PythonSources, ToPython } from './protocol.ts';
import { readFault } from './read-fault.ts';
import urllib3 from './urllib3.py';
import { waitForAnswer } from './wait-for-answer.ts';

const tell = (message: FromPython): void => postMessage(message);
let python: PyodideInterface | undefined;

async function load({ runtime, sources }: PythonFiles): Promise<void> {
  const [loaded, files] = await Promise.all([loadRuntime(runtime), fetchSources(sources)]);
  writeSources(loaded, { ...files, 'urllib3.py': urllib3 });
  for (const [stream, set] of [
    ['out', loaded.setStdout],
    ['error', loaded.setStderr],
  ] as const) {
    const decoder = new TextDecoder();
    set({
      write(bytes) {
        const text = decoder.decode(bytes, { stream: true });
        if (text !== '') tell({ kind: 'printed', printed: { stream, text } });
        return bytes.length;
      },
    });
  }
  loaded.registerJsModule('_colophon_page', {
    send: (request: string) => JSON.stringify(waitForAnswer(JSON.parse(request), tell)),
  });
  closeNetwork(async ({ url }) => {
    throw new TypeError(`${url} is out of reach: requests go through the SDK here.`);
  });
  loaded.runPython(prelude);
  python = loaded;
}

async function loadRuntime(folder: string): Promise<PyodideInterface> {
  // As it was published: its files find each other by their names.
  const { loadPyodide }: typeof import('pyodide') = await import(`${folder}pyodide.mjs`);
  return loadPyodide({ indexURL: folder });
}

async function fetchSources(address: string): Promise<PythonSources> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with status ${response.status}.`);
  return response.json();
}

function writeSources({ FS, runPython }: PyodideInterface, files: PythonSources): void {
  const folder: string = runPython('import site; site.getsitepackages()[0]');
  for (const [path, text] of Object.entries(files)) {
    FS.mkdirTree(`${folder}/${path}`.replace(/\/[^/]+$/, ''));
    FS.writeFile(`${folder}/${path}`, text);
  }
}

/** Runs a sample as a program of its own. */
function run(code: string): void {
  if (!python) throw new Error('Python has not been loaded yet.');
  const globals = python.toPy({ __name__: '__main__' });
  try {
    python.runPython(code, { globals, filename: 'sample.py' });
    tell({ kind: 'ran' });
  } catch (error) {
    tell({ kind: 'ran', fault: readFault(error) });
  } finally {
    globals.destroy();
  }
}

addEventListener('message', async ({ data }: MessageEvent<ToPython>) => {
  try {
    if (data.kind === 'run') return run(data.code);
    await load(data.files);
    tell({ kind: 'loaded' });
  } catch (error) {
    tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});
