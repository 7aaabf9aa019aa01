import type { ChangeProposal } from '@colophon/catalogue';
import type { JsonObject, Registry } from '@colophon/schema';
import { decodeMessage, unframeMessage } from '@colophon/sdk/kafka';
import { Parameters, parseProposal, parseSnapshot } from '@colophon/wire';
import type { SchemaIds } from '../registry/schema-ids.ts';

/** Longest message that is read, in bytes: somewhat more than DataHub's topics take. */
export const maxMessageBytes = 16 * 1024 * 1024;

/**
 * The changes that a message proposes.
 *
 * @throws KafkaMessageError for bytes that are no such message; RequestError and CatalogueError for what it says.
 */
export async function readProposals(
  registry: Registry,
  ids: SchemaIds,
  kind: 'MetadataChangeProposal' | 'MetadataChangeEvent',
  message: Buffer,
): Promise<readonly ChangeProposal[]> {
  const { schemaId, payload } = unframeMessage(message);
  const record = decodeMessage(kind, payload, await ids.schemaById(schemaId)) as unknown as JsonObject;
  if (kind === 'MetadataChangeProposal') return [parseProposal(registry, new Parameters(record, ''))];
  const { proposedSnapshot = {} } = record;
  const entity = { value: proposedSnapshot };
  return parseSnapshot(registry, new Parameters(entity, ''), new Parameters(record, ''));
}
