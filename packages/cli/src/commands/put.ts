import type { JsonObject } from '@colophon/schema';
import { type AnyProposal, RestEmitter } from '@colophon/sdk';
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
  if (!settings.keepUnknownFields) await rejectUnknownFields(aspectName, aspect as JsonObject);
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

/**
 * Checks for fields that the model does not have, before anything is sent. An aspect that is not in the built-in model
 * may be one of the server's: the server checks it.
 *
 * @throws CommandError that names the fields.
 */
async function rejectUnknownFields(aspectName: string, value: JsonObject): Promise<void> {
  const [{ splitUnknownFields }, { registry }] = await Promise.all([
    import('@colophon/catalogue'),
    import('@colophon/model'),
  ]);
  const aspect = registry.aspects.get(aspectName);
  const unknown = aspect ? splitUnknownFields(aspect, value).unknown : [];
  if (unknown.length === 0) return;
  const paths = unknown.map(({ path }) => path).join(', ');
  throw new CommandError(
    `${aspectName} has no field ${paths}. Nothing was sent. Correct the name, or store it anyway with --keep-unknown-fields.`,
  );
}
