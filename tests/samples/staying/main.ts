// A process that serves the catalogues of many pages, or runs calls of the command one after the other. Starting a
// process for each took most of the time of the samples.
import { appendFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { observe } from '../names/observe.mjs';
import { type Call, callEnv, startCall, takeProcess } from './calls.ts';
import type { Report, Request } from './messages.ts';
import { parseRequest } from './parse-request.ts';

const addressLine = /^Colophon answers at (\S+)$/m;
/** What Node ends a process with whose error nobody caught. */
const exitCodeOfCrash = 1;

takeProcess();
await observe((facts: object) => note(callEnv(), facts));
const report = (message: Report): void => void process.send?.(message);
// The runner has ended, however it did.
process.on('disconnect', () => process.exit());

const catalogues = new Map<number, Call>();

process.on('message', (request: Request) => {
  if ('stop' in request) catalogues.get(request.id)?.stop();
  else serve(request.id, request.start);
});

function serve(id: number, env: NodeJS.ProcessEnv): void {
  let printed = '';
  let isServing = false;
  const args = ['serve'];
  note(env, { args });
  const call = startCall({
    args,
    env,
    print(_, text) {
      if (isServing) return;
      printed += text;
      const address = addressLine.exec(printed)?.[1];
      if (address === undefined) return;
      isServing = true;
      report({ id, address });
    },
  });
  catalogues.set(id, call);
  void call.ended.then((ended) => {
    catalogues.delete(id);
    report({ id, ended, printed });
  });
}

/** The last call of the command, which the next one waits for: the current folder is that of the process. */
let last: Promise<unknown> = Promise.resolve();
/** Ends the call under way as an error would end its process that nobody has caught. */
let crash: ((error: unknown) => void) | undefined;

process.on('uncaughtException', (error) => {
  if (crash) return crash(error);
  console.error(error);
  process.exit(1);
});

const server = createServer((socket) => {
  const chunks: Buffer[] = [];
  // A client that is gone has been told enough.
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    const request = parseRequest(Buffer.concat(chunks).toString());
    if (request) last = last.then(() => run(request, socket));
  });
});
server.listen(0, '127.0.0.1', () => report({ port: (server.address() as AddressInfo).port }));

async function run({ args, cwd, env, input }: NonNullable<ReturnType<typeof parseRequest>>, socket: Socket) {
  const send = (kind: string, text: string): void => void socket.write(`${kind}${text}\0`);
  process.chdir(cwd);
  note(env, { args });
  const crashed = new Promise<number>((resolve) => {
    crash = (error) => {
      send('2', `${error instanceof Error ? error.stack : error}\n`);
      resolve(exitCodeOfCrash);
    };
  });
  // Asked for by a test.
  if (env.COLOPHON_SAMPLES_CRASH !== undefined) void Promise.reject(new Error('crash of a test'));
  const { ended } = startCall({
    args,
    env,
    ...(input !== undefined && { input }),
    print: (stream, text) => send(String(stream), text),
  });
  const code = await Promise.race([ended.then(settle), crashed]);
  crash = undefined;
  send('=', String(process.exitCode ?? code));
  process.exitCode = undefined;
  socket.end();
}

/** A rejection that nobody handles is reported after the turn in which it happened. */
const settle = (code: number): Promise<number> =>
  new Promise((resolve) => setImmediate(() => setImmediate(() => resolve(code))));

function note(env: NodeJS.ProcessEnv | undefined, facts: object): void {
  const file = env?.COLOPHON_SAMPLES_RECORD;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(facts)}\n`);
}
