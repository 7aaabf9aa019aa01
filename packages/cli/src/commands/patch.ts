import { type PatchProposal, RestEmitter } from '@colophon/sdk/emitters';
import { CommandError } from '../describe-failure.ts';
import { isObject, nameOf, readJson } from '../read-json.ts';
import { type ClientSettings, clientOptions } from './client-settings.ts';

interface PatchSettings extends ClientSettings {
  readonly runId?: string;
}

/** `colophon patch`: changes parts of one aspect, by operations read from a file or from standard input. */
export async function patch(
  urn: string,
  aspectName: string,
  file: string | undefined,
  settings: PatchSettings,
): Promise<void> {
  const from = file ?? '-';
  const operations = await readJson(from);
  if (!Array.isArray(operations) || !operations.every(isObject))
    throw new CommandError(`${nameOf(from)} must hold a JSON list: the operations of the patch`);
  const emitter = new RestEmitter(clientOptions(settings));
  // The name and the operations come from outside. The emitter checks the names of fields, the server all else.
  const proposal = {
    entityUrn: urn,
    aspectName,
    changeType: 'PATCH',
    patch: { operations },
    ...(settings.runId !== undefined && { systemMetadata: { runId: settings.runId } }),
  } as unknown as PatchProposal;
  try {
    await emitter.emit(proposal);
  } finally {
    await emitter.close();
  }
  console.log(`Patched ${aspectName} of ${urn}`);
}
