import { encodeUrnPart, printUrn } from '@colophon/schema';
import type { GraphqlContext } from '../../context.ts';
import { type EntityStub, stubOf } from '../../entities/resolve-field.ts';
import type { FieldResolver } from '../../subject.ts';

/** A record of the model, as it is stored. */
export type Stored = Readonly<Record<string, unknown>>;

/** Answers a field of an entity. */
export type EntityResolver<Args = unknown> = (
  entity: EntityStub,
  args: Args,
  context: GraphqlContext,
) => unknown;

/** Answers a field of a record, of what is stored in it. */
export type RecordResolver = (record: Stored, args: unknown, context: GraphqlContext) => unknown;

/** Lets the compiler check the resolvers of a type, and fits them into a subject. */
export const ofEntity = (resolve: EntityResolver<never>): FieldResolver => resolve as FieldResolver;
export const ofRecord = (resolve: RecordResolver): FieldResolver => resolve as FieldResolver;

export const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const recordsIn = (value: unknown): readonly Stored[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

export const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

/** The entity type that a URN names, known or not; undefined for what is none. */
export const typeOfUrn = (urn: unknown): string | undefined =>
  typeof urn === 'string' ? /^urn:li:([^:]+):./.exec(urn)?.[1] : undefined;

/** A member of a union, as it travels: an object with one key, its name. */
export function memberOf(union: unknown): { readonly name: string; readonly value: unknown } | undefined {
  if (!isRecord(union)) return undefined;
  const [entry] = Object.entries(union);
  return entry && { name: entry[0].slice(entry[0].lastIndexOf('.') + 1), value: entry[1] };
}

/** A text or a number, with or without its type around it, as a union of GraphQL that has both. */
export function propertyValue(value: unknown): Stored | null {
  const plain = isRecord(value) ? memberOf(value)?.value : value;
  if (typeof plain === 'number') return { __typename: 'NumberValue', numberValue: plain };
  return typeof plain === 'string' ? { __typename: 'StringValue', stringValue: plain } : null;
}

/** The entities at the far ends of edges, those that the older list of URNs alone has included, each once. */
export function endsOf(record: Stored, urns: string, edges: string): readonly EntityStub[] {
  const listed = Array.isArray(record[urns]) ? (record[urns] as readonly unknown[]) : [];
  const all = [
    ...listed.map((item) => (isRecord(item) ? memberOf(item)?.value : item)),
    ...recordsIn(record[edges]).map(({ destinationUrn }) => destinationUrn),
  ];
  return [...new Set(all)].flatMap((urn) => stubOf(urn) ?? []);
}

/** The URN of a column of a dataset. */
export const columnUrn = (dataset: string, path: string): string =>
  printUrn({ entityType: 'schemaField', parts: [dataset, encodeUrnPart(path)] });

/** A column, with the entity that has it; undefined for a URN of anything else. */
export function columnOf(
  urn: unknown,
  { registry }: Pick<GraphqlContext, 'registry'>,
): { readonly urn: string; readonly parent: string; readonly path: string } | undefined {
  if (typeOfUrn(urn) !== 'schemaField') return undefined;
  try {
    const [parent = '', path = ''] = registry.parseEntityUrn(urn as string).parts;
    return { urn: urn as string, parent, path };
  } catch {
    // What was stored before the model asked for more may be malformed. It is not a column then.
    return undefined;
  }
}
