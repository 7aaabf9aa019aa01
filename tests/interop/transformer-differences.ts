import type { TransformerCase } from './transformer-cases.ts';
import { bare } from './transformer-world.ts';

/** Something that a case writes differently on the two sides. */
export interface TransformerDifference {
  readonly case: TransformerCase;
  /** The aspect and its entity, or `failures`, or `configuration`. */
  readonly about: string;
  /** What Colophon writes; undefined if nothing. */
  readonly colophon: unknown;
  readonly datahub: unknown;
}

export interface KnownTransformerDifference {
  readonly reason: string;
  readonly applies: (difference: TransformerDifference) => boolean;
}

const isAbout = ({ about }: TransformerDifference, ...aspects: string[]): boolean =>
  aspects.some((aspect) => about.startsWith(`${aspect} of `));

/** The text of a value with the one spelling of `corpuser` that the model has. */
const withKnownType = (value: unknown): string =>
  JSON.stringify(value ?? null).replaceAll('urn:li:corpUser:restEmitter', 'urn:li:corpuser:restEmitter');

/** The values with each tag of a list once. */
const withoutRepeats = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, member: unknown) =>
    Array.isArray(member)
      ? [...new Map(member.map((item) => [JSON.stringify(item), item])).values()]
      : member,
  );

/** Every way in which Colophon's transformers are known to differ from DataHub's. */
export const knownTransformerDifferences: readonly KnownTransformerDifference[] = [
  {
    reason:
      'who adds a term is urn:li:corpuser:restEmitter; DataHub writes corpUser, a type that no model has',
    applies: (difference) =>
      isAbout(difference, 'glossaryTerms', 'schemaMetadata') &&
      JSON.stringify(difference.colophon) === withKnownType(difference.datahub),
  },
  {
    reason:
      'a container is found in the record of its table; DataHub reads it from the server, which has none of a new table yet',
    applies: ({ case: { config, entity }, about }) =>
      config.is_container === true &&
      entity === bare &&
      /^(patch of (ownership|dataProductProperties)|domains) of urn:li:(container|dataProduct):/.test(about),
  },
  {
    reason:
      'DO_NOTHING writes nothing; where it has no domain to add, DataHub writes an empty list over those in the catalogue, or the same ones again',
    applies: ({ case: { config }, about, colophon }) =>
      /do_nothing/i.test(String(config.on_conflict)) &&
      about.startsWith('domains of ') &&
      colophon === undefined,
  },
  {
    reason: 'a column has each tag once; DataHub repeats those that the server has, if it has all of them',
    applies: (difference) =>
      difference.case.type === 'pattern_add_dataset_schema_tags' &&
      isAbout(difference, 'schemaMetadata') &&
      JSON.stringify(difference.colophon) === withoutRepeats(difference.datahub),
  },
  {
    reason: 'users are cleaned by all patterns; DataHub applies only the last one',
    applies: (difference) =>
      difference.case.type === 'pattern_cleanup_dataset_usage_user' &&
      isAbout(difference, 'datasetUsageStatistics') &&
      (difference.case.config.pattern_for_cleanup as unknown[]).length > 1,
  },
  {
    reason: 'a data set without usage is passed on; DataHub ends the run with an error',
    applies: ({ case: { type }, about, datahub }) =>
      type === 'pattern_cleanup_dataset_usage_user' &&
      about === 'failures' &&
      /'NoneType' object has no attribute 'userCounts'/.test(String(datahub)),
  },
  {
    reason: 'tags_to_term removes a tag by a proposal of the run; DataHub calls the server while it reads',
    applies: ({ case: { type }, about, datahub }) =>
      type === 'tags_to_term' && about.startsWith('patch of globalTags of ') && datahub === undefined,
  },
];
