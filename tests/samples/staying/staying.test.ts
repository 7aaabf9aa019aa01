import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StayingCatalogue, stayingProcess } from './staying.ts';

const programs = join(import.meta.dirname, '../bin');
const tag = 'urn:li:tag:pii';

let folder: string;
let catalogue: StayingCatalogue;
let commandPort: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colophon-staying-'));
  catalogue = await (await stayingProcess('catalogues')).serve({
    PORT: '0',
    COLOPHON_DATA: join(folder, 'data'),
  });
  commandPort = String((await stayingProcess('commands')).port);
});

afterAll(async () => {
  await catalogue?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a script, with the command in the process that stays, or in one of its own. */
async function runScript(script: string, isStaying: boolean, env: NodeJS.ProcessEnv = {}) {
  const child = spawn('bash', ['--norc', '-euo', 'pipefail', '-c', script], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: [programs, process.env.PATH].join(delimiter),
      COLOPHON_SERVER: catalogue.address,
      ...(isStaying && { COLOPHON_SAMPLES_CLI: commandPort }),
      ...env,
    },
  });
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code: code as number, stdout, stderr };
}

const command = 'npx @colophon/cli';

describe('a command in a process that stays', () => {
  it.each([
    ['reads standard input', `${command} put ${tag} tagProperties <<< '{ "name": "Größe" }'`, 0],
    ['reads a pipe', `echo '{ "name": "PII" }' | ${command} put ${tag} tagProperties`, 0],
    ['reads a file of the current folder', `${command} put ${tag} tagProperties value.json`, 0],
    ['prints what it read', `${command} get ${tag}`, 0],
    ['prints errors to standard error', `${command} get urn:li:tag:none`, 3],
    ['rejects a wrong usage', `${command} get --nope`, 2],
    ['prints its help', `${command} search --help`, 0],
    ['is given empty and multi-line arguments', `${command} search '' --filter $'a\\nb'`, 2],
    ['reads the environment', `COLOPHON_SERVER=http://127.0.0.1:1 ${command} exists ${tag}`, 1],
    ['reads what an argument says', `${command} policy create - <<< 'no JSON'`, 1],
    ['fails at a catalogue without sign-in', `${command} login --token none`, 1],
    ['may be cut off', `${command} get ${tag} | head -c 1`, 0],
    ['ends a script that fails', `${command} get urn:li:tag:none; echo never`, 3],
  ])('%s as in one of its own', async (_, script, code) => {
    await writeFile(join(folder, 'value.json'), '{ "name": "from a file" }');
    const own = await runScript(script, false);
    expect(own.code).toBe(code);
    expect(await runScript(script, true)).toEqual(own);
  });

  it('fails when an error is not caught, and the next one does not', async () => {
    const env = { COLOPHON_SAMPLES_CRASH: '1' };
    const crashed = await runScript(`${command} exists ${tag}`, true, env);
    expect(crashed).toMatchObject({ code: 1, stderr: expect.stringContaining('Error: crash of a test') });
    expect(await runScript(`${command} exists ${tag}`, true)).toMatchObject({ code: 0, stderr: '' });
  });
});

describe('a catalogue in a process that stays', () => {
  it('has its own data, and keeps them and its port when it starts again', async () => {
    const process = await stayingProcess('catalogues');
    const env = { COLOPHON_DATA: join(folder, 'other') };
    const first = await process.serve({ ...env, PORT: '0' });
    const to = { COLOPHON_SERVER: first.address };
    await runScript(`${command} put urn:li:tag:own tagProperties <<< '{ "name": "own" }'`, true, to);
    await first.stop();
    const { port } = new URL(first.address);
    const second = await process.serve({ ...env, PORT: port });
    expect(second.address).toBe(first.address);
    expect(await runScript(`${command} exists urn:li:tag:own`, true, to)).toMatchObject({ code: 0 });
    expect(await runScript(`${command} exists urn:li:tag:own`, true)).toMatchObject({ code: 3 });
    await second.stop();
  });

  it('reports why it does not start', async () => {
    const process = await stayingProcess('catalogues');
    const { port } = new URL(catalogue.address);
    const env = { PORT: port, COLOPHON_DATA: join(folder, 'third') };
    await expect(process.serve(env)).rejects.toThrow(`port ${port} is taken`);
  });
});
