import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { runProgram } from '@colophon/cli/run-program';

/** Where a call of the command finds what a process would have. */
export interface CallSettings {
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** What it reads from standard input. */
  readonly input?: string;
  /** Gets what it prints: 1 is standard output, 2 standard error. */
  readonly print: (stream: 1 | 2, text: string) => void;
}

/** A call that runs. */
export interface Call {
  /** Its exit code. */
  readonly ended: Promise<number>;
  /** Sends it a signal, as it were: its listeners are called. */
  stop(): void;
}

interface Context extends CallSettings {
  readonly stdin: Readable;
  readonly listeners: Set<() => void>;
}

const contexts = new AsyncLocalStorage<Context>();
const signals = new Set<string | symbol>(['SIGINT', 'SIGTERM']);

/** The environment of the call that the caller belongs to, if it belongs to one. */
export const callEnv = (): NodeJS.ProcessEnv | undefined => contexts.getStore()?.env;

/** Runs one call of the command in this process, which must have been prepared by {@link takeProcess}. */
export function startCall(settings: CallSettings): Call {
  const stdin = Readable.from(settings.input === undefined ? [] : [settings.input]);
  const context: Context = { ...settings, stdin, listeners: new Set() };
  return {
    ended: contexts.run(context, () => runProgram(settings.args)),
    stop() {
      for (const listener of [...context.listeners]) contexts.run(context, listener);
    },
  };
}

/** Gives each call its own environment, standard streams and signals, in place of those of this process. */
export function takeProcess(): void {
  const { env } = process;
  Object.defineProperty(process, 'env', { get: () => contexts.getStore()?.env ?? env });
  const ownInput = Object.getOwnPropertyDescriptor(process, 'stdin')?.get;
  Object.defineProperty(process, 'stdin', { get: () => contexts.getStore()?.stdin ?? ownInput?.() });
  takeStream(process.stdout, 1);
  takeStream(process.stderr, 2);
  takeListeners();
}

function takeStream(stream: NodeJS.WriteStream, number: 1 | 2): void {
  const write = stream.write.bind(stream) as (...args: unknown[]) => boolean;
  stream.write = (text: string | Uint8Array, ...rest: unknown[]): boolean => {
    const context = contexts.getStore();
    if (!context) return write(text, ...rest);
    context.print(number, typeof text === 'string' ? text : Buffer.from(text).toString());
    const done = rest.find((value) => typeof value === 'function');
    if (done) queueMicrotask(() => done());
    return true;
  };
}

function takeListeners(): void {
  const on = process.on.bind(process) as (...args: unknown[]) => NodeJS.Process;
  const off = process.off.bind(process) as (...args: unknown[]) => NodeJS.Process;
  process.on = (event: string | symbol, listener: () => void) => {
    const context = signals.has(event) ? contexts.getStore() : undefined;
    if (!context) return on(event, listener);
    context.listeners.add(listener);
    return process;
  };
  process.off = (event: string | symbol, listener: () => void) => {
    const context = signals.has(event) ? contexts.getStore() : undefined;
    if (!context) return off(event, listener);
    context.listeners.delete(listener);
    return process;
  };
}
