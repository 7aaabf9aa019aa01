// TypeScript, and the types of the SDK, in its own thread: it takes a second to start.
import { createLanguage, type TypeFiles } from './create-language.ts';
import type { LanguageAnswer, LanguageCall } from './protocol.ts';
import typesFile from './types.bin';

const language = load();

async function load() {
  const { body, ok, status } = await fetch(new URL(typesFile, import.meta.url));
  if (!ok || !body) throw new Error(`Loading the types failed with status ${status}.`);
  const plain = body.pipeThrough(new DecompressionStream('gzip'));
  const files: TypeFiles = await new Response(plain).json();
  return createLanguage(files);
}

addEventListener('message', async ({ data: { id, name, args } }: MessageEvent<LanguageCall>) => {
  const tell = (answer: LanguageAnswer): void => postMessage(answer);
  try {
    const method = (await language)[name] as (...values: typeof args) => unknown;
    tell({ id, value: method(...args) });
  } catch (error) {
    tell({ id, problem: error instanceof Error ? error.message : String(error) });
  }
});
