import { spawn } from 'node:child_process';
import { LineSplitter } from './line-splitter.ts';

/** A program that is to run. */
export interface ProcessOptions {
  readonly command: string;
  /** Anyone on the machine can read them. Secrets belong into `env`. */
  readonly args: readonly string[];
  /** The whole environment. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
  /** Called with each line of both outputs, without its end. */
  onLine?(line: string, stream: 'stdout' | 'stderr'): void;
  /** Longest line that is handed over. Default: 100,000 characters. */
  readonly maxLineLength?: number;
  /** Ends the program and what it has started, when aborted. */
  readonly signal?: AbortSignal;
  /** Ends them after this time. Default: unlimited. */
  readonly timeoutMs?: number;
  /** What is sent first. Default: `SIGINT`, on which Python programs clean up. */
  readonly stopSignal?: NodeJS.Signals;
  /** Time between that and `SIGKILL`. Default: 10 seconds. */
  readonly graceMs?: number;
}

/** How a program ended. */
export interface ProcessEnd {
  /** Undefined if a signal ended it. */
  readonly code: number | undefined;
  readonly endedBy: NodeJS.Signals | undefined;
  /** Why it was stopped from outside; undefined if it ended by itself. */
  readonly stopped: 'aborted' | 'timeout' | undefined;
}

/**
 * Runs a program to its end, in a process group of its own: what it starts ends with it. Rejects only if the program
 * cannot be started.
 */
export function runProcess(options: ProcessOptions): Promise<ProcessEnd> {
  const {
    command,
    args,
    env,
    cwd,
    onLine,
    signal,
    timeoutMs,
    stopSignal = 'SIGINT',
    graceMs = 10_000,
  } = options;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      resolve({ code: undefined, endedBy: undefined, stopped: 'aborted' });
      return;
    }
    const child = spawn(command, args, {
      env: { ...env },
      ...(cwd !== undefined && { cwd }),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let stopped: ProcessEnd['stopped'];
    let killer: NodeJS.Timeout | undefined;
    const sendToGroup = (name: NodeJS.Signals) => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, name);
      } catch {
        // Everything in the group has ended.
      }
    };
    const stop = (reason: 'aborted' | 'timeout') => {
      if (stopped) return;
      stopped = reason;
      sendToGroup(stopSignal);
      killer = setTimeout(() => sendToGroup('SIGKILL'), graceMs);
    };
    const onAbort = () => stop('aborted');
    // A process that is about to end has no time to wait.
    const onExit = () => sendToGroup('SIGKILL');
    const timer = timeoutMs === undefined ? undefined : setTimeout(() => stop('timeout'), timeoutMs);
    signal?.addEventListener('abort', onAbort, { once: true });
    process.once('exit', onExit);
    const cleanUp = () => {
      clearTimeout(timer);
      clearTimeout(killer);
      signal?.removeEventListener('abort', onAbort);
      process.removeListener('exit', onExit);
    };
    const splitters = (['stdout', 'stderr'] as const).map((stream) => {
      const splitter = new LineSplitter((line) => onLine?.(line, stream), options.maxLineLength);
      child[stream].setEncoding('utf8').on('data', (chunk: string) => splitter.push(chunk));
      return splitter;
    });
    child.on('error', (error) => {
      cleanUp();
      reject(error);
    });
    // What it has started may keep the outputs open after its end, and would be waited for.
    child.on('exit', () => sendToGroup(stopped ? 'SIGKILL' : 'SIGTERM'));
    child.on('close', (code, endedBy) => {
      cleanUp();
      for (const splitter of splitters) splitter.end();
      resolve({ code: code ?? undefined, endedBy: endedBy ?? undefined, stopped });
    });
  });
}
