import type { Printed, SampleFault } from '../protocol.ts';
import type { FromPython, PythonFiles, PythonRequest, PythonResponse, ToPython } from '../python/protocol.ts';
import { createAnswers } from '../python/wait-for-answer.ts';

/** Starts the worker of Python. */
export type StartPython = () => Worker;
type RunPython = (code: string, print: (printed: Printed) => void) => Promise<SampleFault | undefined>;

const noSharedMemory =
  'Python runs here only when the pages come over HTTPS or from this computer, with the headers that a Colophon server sends.';

/** What runs Python: its worker starts with the first sample, and stays for the next ones. */
export function createPython(start: StartPython, files: PythonFiles): RunPython {
  let worker: Promise<Worker> | undefined;

  /** Sends a message to a worker, and follows what it says until it is done. */
  function talk(to: Worker, message: ToPython, print: (printed: Printed) => void): Promise<FromPython> {
    return new Promise((resolve, reject) => {
      const answers = createAnswers(answer);
      const end = (error: unknown): void => {
        // It may wait for an answer that never comes.
        to.terminate();
        worker = undefined;
        reject(error);
      };
      to.onerror = ({ message: reason }) => end(new Error(reason || 'Python could not be loaded.'));
      to.onmessage = ({ data }: MessageEvent<FromPython>) => {
        try {
          if (data.kind === 'printed') print(data.printed);
          else if (data.kind === 'request') void answers.prepare(data.request, data.signal);
          else if (data.kind === 'collect') answers.hand(data.bytes, data.signal);
          else if (data.kind === 'failed') end(new Error(data.message));
          else resolve(data);
        } catch (error) {
          end(error);
        }
      };
      to.postMessage(message);
    });
  }

  async function load(): Promise<Worker> {
    const started = start();
    await talk(started, { kind: 'load', files }, () => undefined);
    return started;
  }

  return async (code, print) => {
    if (!globalThis.crossOriginIsolated) return { message: noSharedMemory };
    try {
      worker ??= load();
      const done = await talk(await worker, { kind: 'run', code }, print);
      return done.kind === 'ran' ? done.fault : undefined;
    } catch (error) {
      worker = undefined;
      return { message: error instanceof Error ? error.message : String(error) };
    }
  };
}

/** Lets the catalogue answer a request from Python. */
async function answer({ url, ...init }: PythonRequest): Promise<PythonResponse> {
  try {
    const response = await fetch(url, init);
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
