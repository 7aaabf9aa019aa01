import { createWriteStream, existsSync, rmSync, statSync } from 'node:fs';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { placeNew } from '@colophon/store-sqlite/node';
import { CommandError, notRunning } from '../describe-failure.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import { type ClientSettings, tokenOf } from './client-settings.ts';

/** `colophon backup`: a copy of everything in a running catalogue. Its file has its name only when it is whole. */
export async function backUp(file: string, settings: ClientSettings): Promise<void> {
  const path = resolve(file);
  if (existsSync(path)) throw exists(path);
  const draft = `${path}.${process.pid}.partial`;
  const done = await untilInterrupted(async (signal) => {
    try {
      await download(settings, draft, signal);
      const changes = check(draft);
      placeNew(draft, path);
      const mebibytes = (statSync(path).size / 1024 / 1024).toFixed(1);
      return `Wrote ${path}: ${mebibytes} MiB, with all changes up to offset ${changes} of the log.`;
    } catch (error) {
      if (signal.aborted) return 'No backup was made.';
      throw explain(error, path);
    } finally {
      rmSync(draft, { force: true });
    }
  });
  console.log(done);
}

/** Not by `fetch`, which waits for five minutes at most until an answer begins. */
async function download(settings: ClientSettings, draft: string, signal: AbortSignal): Promise<void> {
  const { server } = settings;
  const token = tokenOf(settings);
  const address = `${server.replace(/\/+$/, '')}/openapi/operations/backup`;
  if (!URL.canParse(address))
    throw new CommandError(`server: expected an address such as http://localhost:8080, got ${server}`);
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const answer = await post(address, headers, signal);
  if (answer.statusCode !== 200) {
    const said = await text(answer);
    throw new CommandError(`POST ${address} returned status ${answer.statusCode}: ${messageOf(said)}`);
  }
  await pipeline(answer, createWriteStream(draft, { flags: 'wx', flush: true }), { signal });
  const expected = Number(answer.headers['content-length']);
  const { size } = statSync(draft);
  if (size !== expected)
    throw new CommandError(`the connection broke off: expected ${expected} bytes, got ${size}`);
}

const post = (
  address: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<IncomingMessage> =>
  new Promise((done, fail) => {
    const request = address.startsWith('https:') ? requestHttps : requestHttp;
    request(address, { method: 'POST', headers, signal }, done).once('error', fail).end();
  });

function messageOf(body: string): string {
  try {
    return String((JSON.parse(body) as { message?: unknown }).message);
  } catch {
    // A proxy in between may answer in HTML.
    return body.slice(0, 200);
  }
}

/**
 * Reads every page of the copy. Nothing is written next to it: it is opened as immutable.
 *
 * @returns the offset of the latest change in it
 * @throws CommandError when it is damaged
 */
function check(draft: string): number {
  const database = new DatabaseSync(`${pathToFileURL(draft).href}?immutable=1`, { readOnly: true });
  try {
    const found = database.prepare('PRAGMA integrity_check').get()?.integrity_check;
    if (found !== 'ok')
      throw new CommandError(
        'the copy is damaged and was removed. Stop the server and run "colophon check store".',
      );
    return Number(database.prepare('SELECT max(log_offset) AS head FROM log').get()?.head ?? 0);
  } finally {
    database.close();
  }
}

const exists = (path: string) => new CommandError(`${path} exists. Name another file: none is overwritten.`);

function explain(error: unknown, path: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof CommandError || code === undefined) return error;
  if (code === 'EEXIST') return exists(path);
  if (code === 'ECONNREFUSED') return new CommandError(`no answer: ${message}\n${notRunning}`);
  return new CommandError(`no backup was made: ${message || code}`);
}
