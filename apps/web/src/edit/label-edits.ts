import {
  addOwnerMutation,
  addTagMutation,
  addTermMutation,
  removeOwnerMutation,
  removeTagMutation,
  removeTermMutation,
  setDomainMutation,
  unsetDomainMutation,
  updateDeprecationMutation,
  updateDescriptionMutation,
} from '../../gen/edit/edit.ts';
import type { EntityHeadQuery } from '../../gen/entity/entity.ts';
import { typeOfUrn } from '../entity/presentations.ts';
import { texts } from '../texts/texts.ts';
import { type Edit, type Foresee, reversed, sent } from './edit.ts';

export type Head = NonNullable<EntityHeadQuery['entity']>;
type Card = Head['card'];

/** An entity that is put to another one: a tag, a term, an owner, a domain. */
export interface Label {
  readonly urn: string;
  readonly name: string;
  readonly color?: string | null;
}

/** An edit with what will be seen of it. */
export interface ForeseenEdit {
  readonly edit: Edit;
  readonly foresee: Foresee<Head>;
}

/** Lists of a card to which labels are added. */
export type LabelKind = 'tags' | 'terms' | 'owners';

/** Type of an owner of whom nothing more is known; the server expects one. */
const ownershipTypeUrn = 'urn:li:ownershipType:__system__none';

const inputs: Readonly<Record<LabelKind, (urn: string, label: Label) => Pick<Edit, 'apply' | 'revert'>>> = {
  tags(resourceUrn, { urn: tagUrn }) {
    const input = { resourceUrn, tagUrn };
    return { apply: sent(addTagMutation, { input }), revert: sent(removeTagMutation, { input }) };
  },
  terms(resourceUrn, { urn: termUrn }) {
    const input = { resourceUrn, termUrn };
    return { apply: sent(addTermMutation, { input }), revert: sent(removeTermMutation, { input }) };
  },
  owners(resourceUrn, { urn: ownerUrn }) {
    const ownerEntityType =
      typeOfUrn(ownerUrn) === 'corpGroup' ? ('CORP_GROUP' as const) : ('CORP_USER' as const);
    return {
      apply: sent(addOwnerMutation, { input: { resourceUrn, ownerUrn, ownerEntityType, ownershipTypeUrn } }),
      revert: sent(removeOwnerMutation, { input: { resourceUrn, ownerUrn } }),
    };
  },
};

/** Puts a tag, a term or an owner to an entity. */
export const addLabel = ({ urn }: Head, kind: LabelKind, label: Label): ForeseenEdit => ({
  edit: { urn, label: texts.edit.added[kind](label.name), ...inputs[kind](urn, label) },
  foresee: onCard((card) =>
    withLabels(card, kind, [...card[kind].filter((each) => each.urn !== label.urn), shown(label)]),
  ),
});

/** Takes one away. */
export const removeLabel = ({ urn }: Head, kind: LabelKind, label: Label): ForeseenEdit => ({
  edit: reversed({ urn, label: '', ...inputs[kind](urn, label) }, texts.edit.removed[kind](label.name)),
  foresee: onCard((card) =>
    withLabels(
      card,
      kind,
      card[kind].filter((each) => each.urn !== label.urn),
    ),
  ),
});

/** Puts an entity into a domain, or into none. */
export function putIntoDomain({ urn, card }: Head, domain: Label | undefined): ForeseenEdit {
  const into = (domainUrn: string | undefined) =>
    domainUrn === undefined
      ? sent(unsetDomainMutation, { entityUrn: urn })
      : sent(setDomainMutation, { entityUrn: urn, domainUrn });
  return {
    edit: {
      urn,
      label: domain ? texts.edit.domain(domain.name) : texts.edit.noDomain,
      apply: into(domain?.urn),
      revert: into(card.domain?.urn),
    },
    foresee: onCard((shownCard) => ({ ...shownCard, domain: domain ? shown(domain) : null })),
  };
}

/** Writes another description. */
export function describe({ urn, card }: Head, description: string): ForeseenEdit {
  const write = (text: string) =>
    sent(updateDescriptionMutation, { input: { resourceUrn: urn, description: text } });
  return {
    edit: {
      urn,
      label: texts.edit.described,
      apply: write(description),
      revert: write(card.description ?? ''),
    },
    foresee: onCard((shownCard) => ({ ...shownCard, description })),
  };
}

/** Deprecates an entity, or no longer. */
export function deprecate({ urn, card }: Head, deprecated: boolean, note = ''): ForeseenEdit {
  const set = (value: boolean) =>
    sent(updateDeprecationMutation, { input: { urn, deprecated: value, note } });
  return {
    edit: {
      urn,
      label: deprecated ? texts.edit.deprecated : texts.edit.notDeprecated,
      apply: set(deprecated),
      revert: set(card.isDeprecated),
    },
    foresee: onCard((shownCard) => ({ ...shownCard, isDeprecated: deprecated })),
  };
}

/** The card counts all labels, of which it has the first ones. */
function withLabels(card: Card, kind: LabelKind, labels: Card['owners']): Card {
  const more = labels.length - card[kind].length;
  return {
    ...card,
    [kind]: labels,
    ...(kind === 'tags' && { tagCount: card.tagCount + more }),
    ...(kind === 'terms' && { termCount: card.termCount + more }),
  };
}

const shown = ({ urn, name, color = null }: Label) => ({ urn, card: { name, color } });
const onCard =
  (change: (card: Card) => Card): Foresee<Head> =>
  (head) => ({ ...head, card: change(head.card) });
