import { type AnyProposal, GraphClient, isSdkError, RestEmitter } from '@colophon/sdk';
import { sandboxAddress } from '../protocol.ts';
import type { ColophonCommand } from '../shell/parse-colophon.ts';

const options = { server: sandboxAddress };

/** What `colophon put` and `colophon get` print. Their faults begin with the name of the program, as its own do. */
export async function runColophon(command: ColophonCommand): Promise<string> {
  try {
    return await (command.name === 'put' ? put(command) : get(command));
  } catch (error) {
    const help = isSdkError(error) ? `\nSee ${error.help}` : '';
    throw new Error(`colophon: ${error instanceof Error ? error.message : error}${help}`);
  }
}

type Put = ColophonCommand & { readonly name: 'put' };
type Get = ColophonCommand & { readonly name: 'get' };

async function put({ urn, aspectName, input, runId }: Put): Promise<string> {
  // The names come from the reader: the catalogue says which of them it does not know.
  const proposal = {
    entityUrn: urn,
    aspectName,
    aspect: JSON.parse(input),
    ...(runId !== undefined && { systemMetadata: { runId } }),
  } as unknown as AnyProposal;
  await new RestEmitter(options).emit(proposal);
  return `Wrote ${aspectName} of ${urn}\n`;
}

async function get({ urn, aspectName }: Get): Promise<string> {
  const aspects = await new GraphClient(options).getAspects(
    urn,
    aspectName === undefined ? {} : { aspectNames: [aspectName] },
  );
  const found = aspectName === undefined ? aspects : Reflect.get(aspects, aspectName);
  if (found === undefined) throw new Error(`${urn} has no aspect ${aspectName}`);
  // Every urn has its key: an entity that was never written has nothing besides.
  if (aspectName === undefined && Object.keys(aspects).length === 1) throw new Error(`${urn} does not exist`);
  return `${JSON.stringify(found, null, 2)}\n`;
}
