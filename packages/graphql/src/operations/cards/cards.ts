import type { GraphqlContext } from '../../context.ts';
import { sharedFields } from '../../entities/computed-fields.ts';
import { type Label, labelledFields } from '../../entities/labelled-fields.ts';
import { type EntityStub, readAspect, stubOf } from '../../entities/resolve-field.ts';
import type { FieldResolver, Subject } from '../../subject.ts';
import { recordsIn, type Stored, textsIn } from '../entities/values.ts';
import { activeIncidents, changedAt, failingAssertions, usesLately } from './activity.ts';
import { nameInUrn } from './name-in-urn.ts';
import { pathTo } from './path-to.ts';
import { rightsOn } from './rights.ts';

/** What is shown of an entity; its fields are read when they are asked for. */
interface Card {
  /** Undefined for one that the caller may not see: its URN names none of the model. */
  readonly of: EntityStub | undefined;
}

/** Which part of a list is wanted. */
interface Window {
  readonly start?: number | null;
  readonly count?: number | null;
}

type CardField = (entity: EntityStub, context: GraphqlContext, window: Window) => unknown;

/** A field of a card, read from the entity that the card is of; of one that may not be seen, something else. */
const ofCard = (read: CardField, unseen: unknown = null): FieldResolver =>
  ((card: Card, window: Window, context: GraphqlContext) =>
    card.of ? read(card.of, context, window) : unseen) as FieldResolver;

/** The first text that is stored of an entity under a label. */
async function labelled(
  entity: EntityStub,
  label: Label,
  context: GraphqlContext,
): Promise<string | undefined> {
  for (const { aspect, field } of labelledFields(context.registry, entity.entityType, label)) {
    const value = (await readAspect(entity, aspect, context))?.[field];
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return undefined;
}

const stubsIn = (urns: readonly unknown[]): readonly EntityStub[] => urns.flatMap((urn) => stubOf(urn) ?? []);

/** The entities that the records of a list in an aspect name, each once: somebody may be an owner in several ways. */
const stubsOf =
  (aspect: string, list: string, member: string) =>
  async (entity: EntityStub, context: GraphqlContext): Promise<readonly EntityStub[]> => {
    const stored = await readAspect(entity, aspect, context);
    return stubsIn([...new Set(recordsIn(stored?.[list]).map((record) => record[member]))]);
  };

const ownersOf = stubsOf('ownership', 'owners', 'owner');
const tagsOf = stubsOf('globalTags', 'tags', 'tag');
const termsOf = stubsOf('glossaryTerms', 'terms', 'urn');

/** A part of a list, of which there may be thousands. */
const partOf = (all: typeof tagsOf): FieldResolver =>
  ofCard(async (entity, context, window) => {
    const start = Math.max(0, window.start ?? 0);
    return (await all(entity, context)).slice(start, start + Math.max(0, window.count ?? Infinity));
  }, []);

const countOf = (all: typeof tagsOf): FieldResolver =>
  ofCard(async (entity, context) => (await all(entity, context)).length, 0);

const isTrue = (aspect: string, field: string): FieldResolver =>
  ofCard(async (entity, context) => (await readAspect(entity, aspect, context))?.[field] === true, false);

const cardOf = (entity: EntityStub): Card => ({ of: entity });
/** The card of what a resolver gives without a type: the type is in its URN. */
const cardOfValue = (({ urn }: Stored) => {
  const entityType = /^urn:li:([^:]+):/.exec(String(urn))?.[1] ?? '';
  return cardOf({ urn: String(urn), entityType });
}) as FieldResolver;

/** What the application shows of entities wherever they are named. */
export const showingCards: Subject = {
  entityFields: { card: ((entity: EntityStub) => cardOf(entity)) as FieldResolver },
  fields: {
    Restricted: { card: () => ({ of: undefined }) },
    ServiceAccount: { card: cardOfValue },
    VersionedDataset: { card: cardOfValue },
    OtherEntity: {
      card: ((entity: EntityStub) => cardOf(entity)) as FieldResolver,
      type: () => 'OTHER',
      relationships: ((entity: EntityStub, args: never, context: GraphqlContext) =>
        sharedFields.relationships?.(entity, args, context)) as FieldResolver,
    },
    EntityCard: {
      entityType: ofCard(({ entityType }) => entityType, 'restricted'),
      name: ofCard(
        async (entity, context) =>
          (await labelled(entity, 'name', context)) ?? nameInUrn(entity.urn, context.registry),
        'Restricted',
      ),
      qualifiedName: ofCard((entity, context) => labelled(entity, 'qualifiedName', context)),
      description: ofCard((entity, context) => labelled(entity, 'description', context)),
      exists: ofCard(({ urn }, { existence }) => existence.exists(urn), false),
      platform: ofCard((entity, context) => sharedFields.platform?.(entity, {}, context)),
      path: ofCard(pathTo, []),
      subTypes: ofCard(
        async (entity, context) => textsIn((await readAspect(entity, 'subTypes', context))?.typeNames),
        [],
      ),
      owners: ofCard(ownersOf, []),
      tags: partOf(tagsOf),
      tagCount: countOf(tagsOf),
      terms: partOf(termsOf),
      termCount: countOf(termsOf),
      domain: ofCard(async (entity, context) =>
        stubsIn(textsIn((await readAspect(entity, 'domains', context))?.domains)).at(0),
      ),
      color: ofCard(async (entity, context) => {
        const [tag, display] = await Promise.all([
          readAspect(entity, 'tagProperties', context),
          readAspect(entity, 'displayProperties', context),
        ]);
        return display?.colorHex ?? tag?.colorHex;
      }),
      isDeprecated: isTrue('deprecation', 'deprecated'),
      isRemoved: isTrue('status', 'removed'),
      activeIncidents: ofCard(activeIncidents, 0),
      failingAssertions: ofCard(failingAssertions, 0),
      usesLately: ofCard(usesLately),
      changedAt: ofCard(changedAt),
      rights: ofCard(rightsOn, []),
    },
  },
};
