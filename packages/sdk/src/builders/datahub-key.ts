import { datahubGuid } from './guid.ts';

/** What has a guid, such as a {@link ContainerKey}. */
export interface WithGuid {
  /** The guid, 32 hexadecimal digits. */
  guid(): string;
}

/** A field as it goes into a guid. */
export type KeyField = string | number | undefined;

/**
 * Fields that together give something a name: the same fields, the same guid, whichever client computes it.
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
  /** The fields by the names that they have in the guid; those that are undefined do not count. */
  protected abstract fields(): Readonly<Record<string, KeyField>>;

  /** The fields that the guid is made of. */
  guidDict(): Record<string, string | number> {
    return defined(this.fields());
  }

  /** The MD5 of the fields, 32 hexadecimal digits. */
  guid(): string {
    return datahubGuid(this.guidDict());
  }

  /** The urn of what the key names. */
  abstract asUrn(): string;
}

/** The fields that have a value. */
export const defined = <T>(fields: Readonly<Record<string, T | undefined>>): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, T] => entry[1] !== undefined));
