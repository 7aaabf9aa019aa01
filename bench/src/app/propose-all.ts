import type { Catalogue, ChangeProposal } from '@colophon/catalogue';

/** Writes the aspects of an entity: `{ datasetProperties: { name: 'orders' } }`. */
export const proposalsOf = (
  entityUrn: string,
  aspects: Readonly<Record<string, object>>,
): readonly ChangeProposal[] =>
  Object.entries(aspects).map(([aspectName, value]) => ({
    entityUrn,
    aspectName,
    changeType: 'UPSERT',
    value: value as ChangeProposal['value'],
  }));

/** Entities in a batch. */
const batch = 200;

/** Writes many entities, hundreds at a time. */
export async function proposeAll(
  catalogue: Catalogue,
  entities: readonly (readonly [urn: string, aspects: Readonly<Record<string, object>>])[],
): Promise<void> {
  for (let start = 0; start < entities.length; start += batch)
    await catalogue.propose(
      entities.slice(start, start + batch).flatMap(([urn, aspects]) => proposalsOf(urn, aspects)),
    );
}
