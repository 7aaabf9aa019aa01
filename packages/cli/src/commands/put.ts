import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { type AnyProposal, RestEmitter } from '@colophon/sdk';
import { CommandError } from '../describe-failure.ts';
import type { ClientSettings } from './client-settings.ts';
import { clientOptions } from './client-settings.ts';

interface PutSettings extends ClientSettings {
  readonly runId?: string;
}

/** `colophon put`: writes one aspect, read from a file or from standard input. */
export async function put(
  urn: string,
  aspectName: string,
  file: string | undefined,
  settings: PutSettings,
): Promise<void> {
  const from = file === undefined || file === '-' ? 'standard input' : file;
  const aspect = parseValue(await read(file), from);
  const emitter = new RestEmitter(clientOptions(settings));
  // The names come from the command line: the server says which of them it does not know.
  const proposal = {
    entityUrn: urn,
    aspectName,
    aspect,
    ...(settings.runId !== undefined && { systemMetadata: { runId: settings.runId } }),
  } as unknown as AnyProposal;
  try {
    await emitter.emit(proposal);
  } finally {
    await emitter.close();
  }
  console.log(`Wrote ${aspectName} of ${urn}`);
}

async function read(file: string | undefined): Promise<string> {
  if (file === undefined || file === '-') return text(process.stdin);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new CommandError(`cannot read ${file}: ${(error as Error).message}`);
  }
}

function parseValue(json: string, from: string): object {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new CommandError(`${from} is not JSON: ${(error as Error).message}`);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new CommandError(`${from} must hold a JSON object: the value of the aspect`);
}
