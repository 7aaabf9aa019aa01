import type { JsonObject } from '@colophon/schema';

/**
 * A record as Avro read it, as Rest.li's JSON: without absent fields, with bytes as text, and with the names that types have
 * outside the stream.
 */
export const toPlain = (record: unknown): JsonObject => plain(record) as JsonObject;

function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('utf8');
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== null && member !== undefined);
  return Object.fromEntries(
    members.map(([name, member]) => [
      name.replace(/^com\.linkedin\.pegasus2avro\./, 'com.linkedin.'),
      plain(member),
    ]),
  );
}
