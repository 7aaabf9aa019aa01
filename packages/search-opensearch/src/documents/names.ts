import { createHash } from 'node:crypto';
import { browsePathSeparator } from '@colophon/catalogue';

/** The object of the index that has the values of a search field: dots and other signs mean something in a name. */
export const fieldPath = (field: string): string => `f.${fieldKey(field)}`;

export const fieldKey = (field: string): string =>
  field.replace(/[^A-Za-z0-9_]/gu, (sign) => `$${(sign.codePointAt(0) ?? 0).toString(16)}$`) || '$';

/** Fields of paths, and what is between the parts of theirs. */
export const pathSeparators: Readonly<Record<string, string>> = {
  browsePaths: '/',
  browsePathV2: browsePathSeparator,
};

/** Most bytes of an id. */
const maxIdBytes = 512;

/** The id of the document of an entity. */
export const idOf = (urn: string): string =>
  Buffer.byteLength(urn) <= maxIdBytes
    ? urn
    : `sha256:${createHash('sha256').update(urn).digest('base64url')}`;
