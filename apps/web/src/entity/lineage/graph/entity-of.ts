import { pathText } from '../../../search/path-text.ts';
import { typeOfUrn } from '../../presentations.ts';
import type { Entity, Named } from './graph.ts';

interface Other {
  readonly urn: string;
  readonly card: { readonly name: string };
}

/** What GraphQL says of an entity in lineage. */
interface Answered {
  readonly urn: string;
  readonly card: {
    readonly entityType: string;
    readonly name: string;
    readonly isDeprecated: boolean;
    readonly platform: Other | null;
    readonly domain: Other | null;
    readonly tags: readonly Other[];
    readonly path: readonly {
      readonly name: string;
      readonly entity: { readonly card: { readonly name: string } } | null;
    }[];
  };
}

/** The same as the graph shows it. */
export const entityOf = ({ urn, card }: Answered): Entity => ({
  urn,
  entityType: card.entityType,
  name: card.name,
  place: [card.platform?.card.name, ...pathText(card.path)].filter(Boolean).join(' / '),
  isDeprecated: card.isDeprecated,
  platform: card.platform ? namedOf(card.platform) : undefined,
  domain: card.domain ? namedOf(card.domain) : undefined,
  tags: card.tags.map(namedOf),
});

const namedOf = ({ urn, card }: Other): Named => ({ urn, name: card.name });

/** An entity of which only the URN is known. */
export const bareEntity = (urn: string, name: string): Entity => ({
  urn,
  entityType: typeOfUrn(urn),
  name,
  place: '',
  isDeprecated: false,
  platform: undefined,
  domain: undefined,
  tags: [],
});
