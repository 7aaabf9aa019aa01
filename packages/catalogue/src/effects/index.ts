import type { JsonObject } from '@colophon/schema';
import type { AspectKey, WriteTransaction } from '../ports.ts';
import type { CheckedProposal } from '../write/check-proposal.ts';
import { domainsEffect } from './domains.ts';
import type { AspectWrite, Effect, ReadContext } from './effect.ts';
import { ownershipEffect } from './ownership.ts';
import { propertyDefinitionEffect } from './property-definition.ts';
import { schemaFieldsEffect } from './schema-fields.ts';
import { structuredPropertiesEffect } from './structured-properties.ts';
import { versionPropertiesEffect, versionSetEffect } from './versions.ts';

/** Everything that writes do beyond storing their value. The page `/docs/advanced/write-effects` lists the same. */
const effects: readonly Effect[] = [
  ownershipEffect,
  domainsEffect,
  schemaFieldsEffect,
  propertyDefinitionEffect,
  structuredPropertiesEffect,
  versionPropertiesEffect,
  versionSetEffect,
];

const byAspect: ReadonlyMap<string, readonly Effect[]> = new Map(
  [...new Set(effects.flatMap(({ aspects }) => aspects))].map((aspect) => [
    aspect,
    effects.filter(({ aspects }) => aspects.includes(aspect)),
  ]),
);
const none: readonly Effect[] = [];

/** The effects of a write of an aspect, in the order in which they apply. */
export const effectsOf = (aspect: string): readonly Effect[] => byAspect.get(aspect) ?? none;

/** The value with everything that the catalogue derives. */
export const deriveValue = (value: JsonObject, write: AspectWrite): JsonObject =>
  effectsOf(write.checked.aspect.name).reduce(
    (derived, { derive }) => (derive ? derive(derived, write) : derived),
    value,
  );

/** Reads into the state what the effects of the proposals look at, until they need nothing more. */
export async function readForEffects(
  proposals: readonly CheckedProposal[],
  context: ReadContext,
  transaction: Pick<WriteTransaction, 'latest' | 'documents'>,
): Promise<void> {
  const reading = proposals.filter(({ aspect }) => effectsOf(aspect.name).some(({ readSet }) => readSet));
  if (reading.length === 0) return;
  const { state } = context;
  for (;;) {
    const missing = new Map<string, AspectKey>();
    const urns = new Set<string>();
    for (const checked of reading) {
      for (const effect of effectsOf(checked.aspect.name)) {
        for (const { urn, aspect, isChanged } of (await effect.readSet?.(checked, context)) ?? []) {
          if (!state.hasRead({ urn, aspect })) missing.set(`${aspect}\n${urn}`, { urn, aspect });
          if (isChanged && !state.hasReadDocument(urn)) urns.add(urn);
        }
      }
    }
    const aspects = [...missing.values()];
    const documents = [...urns];
    if (aspects.length === 0 && documents.length === 0) return;
    state.addRead(
      aspects,
      await transaction.latest(aspects),
      documents,
      await transaction.documents(documents),
    );
  }
}
