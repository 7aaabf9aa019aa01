import type { EnumerationType, Field, Json, NamedType, RecordType, Type, UnionMember } from '../types.ts';

/** `alone` is a record on a page without aspects, where its values are not shown as parts of theirs. */
export type RecordRole = 'aspect' | 'part' | 'alone';

/** How the reference of an SDK writes the types of the model. */
export interface ModelLanguage {
  /** Id of the index; the pages of the subjects are below it. */
  readonly home: string;
  /** All types that the SDK has, in the order of the model. */
  readonly types: readonly NamedType[];
  readonly words: ModelWords;
  /** The types that span the model, with the sentence that the index says about each. */
  readonly generalTypes: Readonly<Record<string, string>>;
  nameOf(type: NamedType): string;
  /** The name under which a program reads and sets a field. */
  attribute(field: string): string;
  /** A type on one line. */
  expression(type: Type): string;
  /** The type of a field on one line. */
  fieldType(name: string, field: Field): string;
  /** The default of a field that has one. */
  literal(field: Field): string;
  /** What an enumeration can be. */
  symbols(type: EnumerationType): string;
  /** The item of a list that says what a union can be. */
  unionLine(name: string, type: string): string;
  /** A block with a value of a record; undefined where the page shows none. */
  example(record: RecordType, makeValue: () => Json, role: RecordRole): string | undefined;
  /** The end of the index: a program that lists the symbols of all enumerations, and what it prints. */
  listOfSymbols(): string[];
}

/** What the pages say in every language, in its own words. */
export interface ModelWords {
  readonly title: string;
  readonly sidebarName?: string;
  /** Description of the index, which counts the types. */
  description(count: string): string;
  readonly introduction: readonly string[];
  /** Heading of the types that span the model. */
  readonly generalTitle: string;
  readonly unionIntroduction: string;
}

/** The members of the union in a type; undefined if it has none. */
export function unionMembers(type: Type): readonly UnionMember[] | undefined {
  if (type.kind === 'array') return unionMembers(type.items);
  if (type.kind === 'map') return unionMembers(type.values);
  return type.kind === 'union' ? type.members : undefined;
}
