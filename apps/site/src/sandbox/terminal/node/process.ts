import { terminal } from '../terminal.ts';

const stream = (name: 'out' | 'error') => ({
  isTTY: false,
  write(text: string): boolean {
    terminal().print({ stream: name, text });
    return true;
  },
});

/** The part of Node's `process` that the command line and commander use. */
export default {
  argv: [],
  execArgv: [],
  versions: {},
  platform: 'browser',
  stdin: {
    isTTY: false,
    async *[Symbol.asyncIterator]() {
      yield terminal().input;
    },
  },
  stdout: stream('out'),
  stderr: stream('error'),
  get env(): Readonly<Record<string, string>> {
    return terminal().environment;
  },
  // No signal reaches a command here: the page ends the worker.
  on: () => undefined,
  off: () => undefined,
};
