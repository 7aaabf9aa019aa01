import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Running extends AsyncDisposable {
  /** Address of the server, without a slash at its end. */
  readonly address: string;
}

/**
 * Starts the catalogue by a shell command on a free port, as a user does.
 *
 * @throws Error with what the command printed, when it ends before the catalogue answers
 */
export async function serveInstalled(
  command: string,
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<Running> {
  const options = `--port 0 --data ${join(folder, 'data')}`;
  // A group of its own: npx and the shell pass no signal on to the server.
  const child = spawn('bash', ['--norc', '-c', `${command} serve ${options}`], {
    cwd: folder,
    env,
    detached: true,
  });
  const { pid } = child;
  const stop = () => {
    if (pid === undefined || child.exitCode !== null) return;
    process.kill(-pid, 'SIGTERM');
  };
  // Nothing may outlive the tests.
  process.on('exit', stop);
  const closed = once(child, 'close');
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      printed += `${line}\n`;
    });
  const address = await new Promise<string>((resolve, reject) => {
    closed.then(
      ([code]) => reject(new Error(`${command} serve ended with code ${code}:\n${printed}`)),
      reject,
    );
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /^Colophon answers at (http:\S+)$/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  return {
    address,
    async [Symbol.asyncDispose]() {
      stop();
      await closed;
      process.off('exit', stop);
    },
  };
}
