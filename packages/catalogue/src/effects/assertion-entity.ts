import type { Effect } from './effect.ts';
import { isObject } from './json-values.ts';

/** Where the definition of each type names the entity that is checked. */
const places: Readonly<Record<string, readonly [block: string, field: string]>> = {
  DATASET: ['datasetAssertion', 'dataset'],
  FRESHNESS: ['freshnessAssertion', 'entity'],
  VOLUME: ['volumeAssertion', 'entity'],
  SQL: ['sqlAssertion', 'entity'],
  FIELD: ['fieldAssertion', 'entity'],
  DATA_SCHEMA: ['schemaAssertion', 'entity'],
  CUSTOM: ['customAssertion', 'entity'],
};

/** `entityUrn`, by which search finds the assertions of an entity, is that of the definition unless it is sent. */
export const assertionEntityEffect: Effect = {
  aspects: ['assertionInfo'],
  derive(value) {
    const [block = '', field = ''] = places[String(value.type)] ?? [];
    const definition = value[block];
    const entity = isObject(definition) ? definition[field] : undefined;
    return value.entityUrn !== undefined || entity === undefined ? value : { ...value, entityUrn: entity };
  },
};
