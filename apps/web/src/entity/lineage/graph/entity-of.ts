import { pathText } from '../../../search/path-text.ts';
import type { Entity } from './graph.ts';

interface Named {
  readonly name: string;
}

/** What GraphQL says of an entity in lineage. */
interface Answered {
  readonly urn: string;
  readonly card: {
    readonly entityType: string;
    readonly name: string;
    readonly isDeprecated: boolean;
    readonly platform: { readonly card: Named } | null;
    readonly path: readonly { readonly name: string; readonly entity: { readonly card: Named } | null }[];
  };
}

/** The same as the graph shows it. */
export const entityOf = ({ urn, card }: Answered): Entity => ({
  urn,
  entityType: card.entityType,
  name: card.name,
  place: [card.platform?.card.name, ...pathText(card.path)].filter(Boolean).join(' / '),
  isDeprecated: card.isDeprecated,
});
