import { md5Hex } from '@colophon/schema/md5';
import { canonicalJson, type GuidValue } from './canonical-json.ts';

/**
 * The GUID that DataHub's clients assign to anything without its own name: the MD5 of the fields, written as
 * JSON with sorted keys. The same fields have the same GUID in every client.
 *
 * @param bag The fields. A key object is replaced by its GUID. Undefined fields are omitted; null is not.
 * @example
 * ```ts
 * datahubGuid({ platform: 'mysql', database: 'shop' }); // c0e607c8f8ad4ecc5a19af667a626c24
 * ```
 */
export const datahubGuid = (bag: { readonly [name: string]: GuidValue | undefined }): string =>
  md5Hex(canonicalJson(bag));
