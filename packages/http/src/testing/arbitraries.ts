import type { JsonObject } from '@colophon/schema';
import fc from 'fast-check';
import { dataset } from './test-server.ts';

/** Names that the parsers look for, among others, and texts of any Unicode. */
const name = fc.oneof(
  fc.constantFrom(
    'proposal',
    'proposals',
    'aspect',
    'value',
    'json',
    'entityUrn',
    'entityKeyAspect',
    'headers',
    '__proto__',
    'constructor',
    'systemMetadata',
  ),
  fc.string({ unit: 'binary' }),
);
/** Any sequence of code units, halves of surrogate pairs included. */
const codeUnits = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) });
/** Characters that addresses, URNs and patterns read in ways of their own. */
const awkward = fc.string({ unit: fc.constantFrom(...'%/:?#&+ .,()"\\\u0000\u2028éa2C_*') });

export const text = fc.oneof(
  codeUnits,
  awkward,
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    dataset,
    'UPSERT',
    'status',
    'dataset',
    '\u0000',
    '\ud800',
    '\udc00x',
    '{}',
    '[]',
    '{"removed":true}',
  ),
);
const scalar = fc.oneof(
  text,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(1e308, -0, 2 ** 53),
);
export const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    scalar,
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(name, tie('json'), { maxKeys: 5 }),
  ),
}));

const urn = (entityType: string) => `urn:li:${entityType}:x`;
const audit = { actor: 'urn:li:corpuser:ana', time: 1 };
/** One valid value of each of several aspects, as deep and as branched as the model gets. */
export const valid: readonly (readonly [string, string, JsonObject])[] = [
  [dataset, 'status', { removed: false }],
  [
    dataset,
    'ownership',
    {
      owners: [{ owner: urn('corpuser'), type: 'DATAOWNER', source: { type: 'MANUAL' } }],
      lastModified: audit,
    },
  ],
  [dataset, 'globalTags', { tags: [{ tag: urn('tag'), context: '{}' }] }],
  [
    dataset,
    'datasetProperties',
    { name: 'Orders', description: 'All', customProperties: { a: '1' }, tags: [] },
  ],
  [
    dataset,
    'upstreamLineage',
    { upstreams: [{ dataset: dataset.replace('PROD', 'DEV'), type: 'TRANSFORMED', auditStamp: audit }] },
  ],
  [dataset, 'browsePathsV2', { path: [{ id: 'prod' }, { id: 'mysql', urn: urn('container') }] }],
  [
    dataset,
    'datasetProfile',
    { timestampMillis: 5, rowCount: 3, fieldProfiles: [{ fieldPath: 'id', uniqueCount: 2 }] },
  ],
  [
    dataset,
    'schemaMetadata',
    {
      schemaName: 's',
      platform: 'urn:li:dataPlatform:mysql',
      version: 0,
      hash: '',
      platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
      fields: [
        {
          fieldPath: 'id',
          nativeDataType: 'int',
          type: { type: { 'com.linkedin.schema.NumberType': {} } },
          nullable: true,
        },
      ],
    },
  ],
  [urn('tag'), 'tagProperties', { name: 'PII', description: 'x', colorHex: '#fff' }],
  [urn('domain'), 'domainProperties', { name: 'Sales', created: audit }],
];

/** Every place in a document, as a path of names and indexes. */
export function places(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, member]) => places(member, [...at, key]))];
}

/** The document with the place removed, or replaced, or given a member that it should not have. */
export function mutate(document: unknown, path: readonly string[], change: Change): unknown {
  const [key, ...rest] = path;
  if (key === undefined) {
    if (change.kind !== 'add') return change.value;
    return typeof document === 'object' && document !== null && !Array.isArray(document)
      ? { ...document, [change.name]: change.value }
      : [document, change.value];
  }
  const entries = Object.entries(document as object).flatMap(([name, member]): [string, unknown][] => {
    if (name !== key) return [[name, member]];
    if (rest.length === 0 && change.kind === 'remove') return [];
    return [[name, mutate(member, rest, change)]];
  });
  return Array.isArray(document) ? entries.map(([, member]) => member) : Object.fromEntries(entries);
}

interface Change {
  readonly kind: 'remove' | 'replace' | 'add';
  readonly name: string;
  readonly value: unknown;
}
export const change = fc.record({ kind: fc.constantFrom('remove', 'replace', 'add'), name, value: json });

/** Nulls are the same as nothing. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null)
      .map(([key, member]) => [key, withoutNulls(member)]),
  );
}
