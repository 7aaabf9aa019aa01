import { datahubGuid } from './guid.ts';

/** A field as it is hashed. */
export type KeyField = string | number | undefined;

/**
 * Fields that together identify an entity. The same fields have the same GUID in every client.
 *
 * @example
 * ```ts
 * class SensorKey extends DatahubKey {
 *   protected fields() {
 *     return { plant: 'north', sensor: 7 };
 *   }
 *   asUrn() {
 *     return makeDatasetUrn('plant', this.guid());
 *   }
 * }
 * new SensorKey().guid(); // 124a3f00552df7c2159a064741faf0bf
 * ```
 */
export abstract class DatahubKey {
  /** The fields, by their names in the GUID. Undefined fields are omitted. */
  protected abstract fields(): Readonly<Record<string, KeyField>>;

  /** The fields that the GUID is computed from. */
  guidDict(): Record<string, string | number> {
    return defined(this.fields());
  }

  /** The MD5 of the fields, 32 hexadecimal digits. */
  guid(): string {
    return datahubGuid(this.guidDict());
  }

  /** The URN of the entity. */
  abstract asUrn(): string;
}

/** The fields that have a value. */
export const defined = <T>(fields: Readonly<Record<string, T | undefined>>): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, T] => entry[1] !== undefined));
