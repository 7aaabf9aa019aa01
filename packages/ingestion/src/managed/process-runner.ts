import { type ChildProcess, fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createRedactor } from '../redaction/redactor.ts';
import type { Connection } from './connection.ts';
import type { FromRun, ToRun } from './messages.ts';
import type { RunTask, TaskOutcome } from './task.ts';

/** Milliseconds that a cancelled run has to end by itself. */
const graceMs = 10_000;

/**
 * Runs each task in a process of its own, so that it can be killed, takes no memory afterwards, and holds up nobody. What it
 * needs to know, secrets included, is sent to it: neither its arguments nor its environment can be read by others.
 *
 * @param connection How the process reaches the catalogue.
 * @param script The program; by default, the one that runs recipes.
 */
export function runInProcess(
  connection: Connection,
  script: URL = new URL('./task-process.ts', import.meta.url),
): RunTask {
  return (task, { log: write, signal }) => {
    const redactor = createRedactor();
    for (const secret of [...Object.values(task.variables), connection.token ?? '']) redactor.add(secret);
    const log = (line: string) => write(redactor.redact(line));
    const child = fork(fileURLToPath(script), [], {
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A group of its own, which is killed as a whole: connectors in Python start processes, too.
      detached: process.platform !== 'win32',
      env: environment(),
    });
    for (const output of [child.stdout, child.stderr])
      if (output) createInterface({ input: output }).on('line', log);
    return new Promise<TaskOutcome>((resolve, reject) => {
      let outcome: TaskOutcome | undefined;
      let timer: NodeJS.Timeout | undefined;
      const cancel = () => {
        send(child, { cancel: true });
        timer = setTimeout(() => killGroup(child), graceMs);
      };
      child.on('message', (message: FromRun) => {
        if ('line' in message) log(message.line);
        else outcome = message.outcome;
      });
      child.on('error', reject);
      child.on('close', (code, by) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', cancel);
        killGroup(child);
        if (outcome) return resolve(outcome);
        if (!signal.aborted)
          log(`The process of the run ended ${by ? `by ${by}` : `with code ${code}`}, without a result.`);
        resolve({ status: 'FAILURE' });
      });
      signal.addEventListener('abort', cancel, { once: true });
      send(child, { task, connection });
      if (signal.aborted) cancel();
    });
  };
}

function send(child: ChildProcess, message: ToRun): void {
  // It may have ended already; then its end tells.
  if (child.connected) child.send(message, () => {});
}

/** What is left of the group. Usually nothing is. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** The variables of this process without Colophon's own, which may hold keys of the server. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:COLOPHON_|DATAHUB_)/.test(name) || keep.has(name)),
  );

const keep: ReadonlySet<string> = new Set(['COLOPHON_PYTHON_CACHE']);
