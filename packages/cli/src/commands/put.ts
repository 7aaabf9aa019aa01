import { type AnyProposal, RestEmitter } from '@colophon/sdk/emitters';
import { CommandError } from '../describe-failure.ts';
import { isObject, nameOf, readJson } from '../read-json.ts';
import { type ClientSettings, clientOptions } from './client-settings.ts';

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
  const from = file ?? '-';
  const aspect = await readJson(from);
  if (!isObject(aspect))
    throw new CommandError(`${nameOf(from)} must hold a JSON object: the value of the aspect`);
  const emitter = new RestEmitter(clientOptions(settings));
  // The names come from the command line. The emitter checks those of fields, the server all others.
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
