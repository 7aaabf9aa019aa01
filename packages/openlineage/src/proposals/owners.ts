import type { ChangeProposal } from '@colophon/catalogue';
import { encodeUrnPart, isUrn } from '@colophon/schema';
import type { Facets } from '../events/facets.ts';
import { addTo } from './changes.ts';

/** The types of owners that are no technical owners. */
const types: Readonly<Record<string, string>> = {
  STEWARD: 'DATA_STEWARD',
  DATA_STEWARD: 'DATA_STEWARD',
  BUSINESS_OWNER: 'BUSINESS_OWNER',
};

/** Adds the owners of the facet `ownership`; those that people have entered stay. */
export const ownersOf = (urn: string, facets: Facets): ChangeProposal[] =>
  addTo(
    urn,
    'ownership',
    (facets.get('ownership')?.objects('owners') ?? []).map((item) => {
      const owner = ownerUrn(item.requiredString('name'));
      const type = types[item.string('type')?.toUpperCase() ?? ''] ?? 'TECHNICAL_OWNER';
      return [['owners', owner, type], { owner, type, source: { type: 'SERVICE' } }];
    }),
  );

/** `team:data` and `group:data` are groups; anything else is a user. */
function ownerUrn(name: string): string {
  if (isUrn(name, 'corpuser') || isUrn(name, 'corpGroup')) return name;
  const [, kind = '', id = name] = /^(\w+):(.+)$/.exec(name) ?? [];
  const type = /^(?:team|group)$/i.test(kind) ? 'corpGroup' : 'corpuser';
  return `urn:li:${type}:${encodeUrnPart(id)}`;
}
