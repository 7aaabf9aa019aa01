// The catalogue behind the application at /docs/try: all of it in the reader's browser, and gone with the page.
import { loadSqlite } from '@colophon/store-sqlite/wasm';
import wasmFile from '@sqlite.org/sqlite-wasm/sqlite3.wasm';
import { proposalInput } from '../seed/proposal-input.ts';
import { openCatalogue } from '../worker/open-catalogue.ts';
import companyFile from './company.db';
import { companyAuthor, companyDay, happenedSince } from './company.ts';
import type { TryMessage, TryRequest } from './protocol.ts';

const assetAt = (file: string): string => new URL(file, import.meta.url).href;
const tell = (message: TryMessage, transfer: Transferable[] = []): void => postMessage(message, { transfer });
/** Proposals that are written before requests are answered again. */
const batchSize = 100;

const opening = open();
opening.then(
  () => tell({ kind: 'open' }),
  (error: unknown) =>
    tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
);

async function open() {
  const [sqlite, bytes] = await Promise.all([loadSqlite(assetAt(wasmFile)), fetchCompany()]);
  const opened = await openCatalogue(sqlite, bytes, true);
  void catchUp(opened);
  return opened;
}

async function fetchCompany(): Promise<Uint8Array> {
  const { body, ok, status } = await fetch(assetAt(companyFile));
  if (!ok || !body) throw new Error(`${assetAt(companyFile)} returned status ${status}.`);
  const plain = body.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

/** Adds the days since the metadata was made, a little at a time: a reader has not to wait for them. */
async function catchUp({ propose }: Awaited<ReturnType<typeof openCatalogue>>): Promise<void> {
  let batch: ReturnType<typeof proposalInput>[] = [];
  for (const proposal of happenedSince(companyDay, Date.now())) {
    batch.push(proposalInput(proposal));
    if (batch.length < batchSize) continue;
    await propose(batch, companyAuthor);
    batch = [];
    await new Promise((resume) => setTimeout(resume));
  }
  if (batch.length > 0) await propose(batch, companyAuthor);
}

// Until the catalogue is open, requests wait; a page whose catalogue does not open asks for nothing.
addEventListener('message', async ({ data }: MessageEvent<TryRequest>) => {
  const { id, path, ...init } = data;
  const { answer } = await opening;
  const response = await answer(new Request(new URL(path, location.origin), init));
  const body = await response.arrayBuffer();
  const headers = Object.fromEntries(response.headers);
  tell({ kind: 'answer', id, status: response.status, headers, body }, [body]);
});
