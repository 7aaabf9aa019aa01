import {
  type FromWorker,
  type Printed,
  type RunOptions,
  type Sample,
  type SampleOutcome,
  type Sandbox,
  type SandboxCall,
  type SandboxRequest,
  type SandboxResponse,
  type SandboxState,
  SandboxStopped,
  sandboxAddress,
} from './protocol.ts';

/** The build knows its name, which changes with its content; it is next to this script. */
const workerAddress = (): URL => new URL(SANDBOX_WORKER, import.meta.url);

/** The address that the page's samples use: a server gives its pages the one by which the reader came. */
const pageAddress = (): string => document.documentElement.dataset.address ?? sandboxAddress;
const toSandbox = (text: string): string => text.replaceAll(pageAddress(), sandboxAddress);
/** An address that a message gives as an example stays as it is, there as on the pages. */
const toPage = (text: string): string =>
  text.replaceAll(/(?<!such as )http:\/\/localhost:8080/g, () => pageAddress());

interface PendingCall {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
  readonly onPrinted: RunOptions['onPrinted'];
}

/** The catalogue in the reader's browser; its worker starts with the first call. */
export function createSandbox(): Sandbox {
  const pending = new Map<number, PendingCall>();
  const listeners = new Set<(state: SandboxState) => void>();
  let worker: Worker | undefined;
  let calls = 0;

  function start(): Worker {
    const started = new Worker(workerAddress(), { type: 'module', name: 'colophon' });
    started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => receive(data));
    started.addEventListener('error', ({ message }) => {
      end(
        new Error(`The catalogue did not start in this browser: ${message || 'its script was not loaded'}.`),
      );
    });
    return started;
  }

  function receive(message: FromWorker): void {
    if (message.kind === 'state') {
      for (const listener of listeners) listener(message.state);
      return;
    }
    const call = pending.get(message.id);
    if (message.kind === 'printed') {
      call?.onPrinted?.(message.printed, message.sample);
      return;
    }
    pending.delete(message.id);
    if (message.kind === 'done') call?.resolve(message.value as never);
    else call?.reject(new Error(message.message));
  }

  /** Ends the worker; the next call starts another. */
  function end(reason: Error): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of pending.values()) reject(reason);
    pending.clear();
  }

  function call<Value>(message: SandboxCall, onPrinted?: (printed: Printed, sample: number) => void) {
    worker ??= start();
    const id = calls++;
    const answer = new Promise<Value>((resolve, reject) => pending.set(id, { resolve, reject, onPrinted }));
    worker.postMessage({ ...message, id });
    return answer;
  }

  return {
    wake: () => call<void>({ kind: 'wake' }),
    async run(samples: readonly Sample[], { onPrinted } = {}) {
      const own = samples.map((sample) => ({ ...sample, code: toSandbox(sample.code) }));
      const outcomes = await call<readonly SampleOutcome[]>(
        { kind: 'run', samples: own },
        onPrinted && ((printed, sample) => onPrinted({ ...printed, text: toPage(printed.text) }, sample)),
      );
      return outcomes.map(({ output, fault, ...rest }) => ({
        ...rest,
        output: toPage(output),
        ...(fault && { fault: { ...fault, message: toPage(fault.message) } }),
      }));
    },
    fetch: (request: SandboxRequest) => call<SandboxResponse>({ kind: 'fetch', request }),
    stop: () => end(new SandboxStopped('The run was stopped.')),
    reset(content = 'samples') {
      // A worker at rest is kept: it has loaded what the next run needs, such as Python.
      if (pending.size > 0) end(new SandboxStopped('The catalogue was reset.'));
      return call<void>({ kind: 'reset', content });
    },
    onState(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
