import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Stage } from './browser.ts';

/** A page that carries the words of another one and links to a short style sheet: no design, no script, no font. */
export interface FloorPage extends AsyncDisposable {
  readonly address: string;
}

/**
 * Serves the words of a page on their own, compressed as the page itself is. A page that shows these words and has a style
 * sheet can hardly be there sooner in the same browser, so it is what a page's loading is compared with.
 */
export async function serveFloorPage(words: readonly string[]): Promise<FloorPage> {
  const paragraphs = words.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><link rel="stylesheet" href="style.css"><body>${paragraphs}`;
  const files = {
    html: { type: 'text/html', body: gzipSync(html) },
    style: { type: 'text/css', body: gzipSync('body { max-inline-size: 40rem; font: 1rem/1.5 sans-serif }') },
  };
  const server = createServer(({ url }, response) => {
    const { type, body } = url === '/style.css' ? files.style : files.html;
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' });
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The words of a page, a text for each of its blocks. */
export async function wordsOf(stage: Stage, path: string): Promise<string[]> {
  const page = await stage.open(path);
  const words = await page
    .locator('body')
    .evaluate((body) => (body as HTMLElement).innerText.split(/\n+/).filter((text) => text.trim() !== ''));
  await page.context().close();
  return words;
}
