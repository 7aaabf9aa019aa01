/** Any JSON value; the form in which aspects travel and are stored. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A JSON object: the form of every aspect value. */
export type JsonObject = { [key: string]: Json };

export const primitiveNames = ['string', 'boolean', 'int', 'long', 'float', 'double', 'bytes'] as const;
export type PrimitiveName = (typeof primitiveNames)[number];

export interface PrimitiveType {
  readonly kind: 'primitive';
  readonly name: PrimitiveName;
}

/** A string that holds a URN; `entityTypes` lists the entity types it may point to, empty for any. */
export interface UrnType {
  readonly kind: 'urn';
  readonly entityTypes: readonly string[];
}

export interface ArrayType {
  readonly kind: 'array';
  readonly items: Type;
}

/** A map from strings to values. */
export interface MapType {
  readonly kind: 'map';
  readonly values: Type;
}

/** A closed list of symbols. `symbols` maps each wire symbol to its description. */
export interface EnumerationType {
  readonly kind: 'enumeration';
  /** Fully qualified name on the wire, such as `com.linkedin.common.FabricType`. */
  readonly name: string;
  readonly doc: string;
  readonly symbols: Readonly<Record<string, string>>;
  /** By wire symbol, the name that the documentation gives it: `{ UP_FOR_RETRY: 'UPFORRETRY' }`. Both are accepted. */
  readonly names?: Readonly<Record<string, string>>;
  /** True when the wire's schema calls the value a plain string; the symbols are all that it may be. */
  readonly isString?: boolean;
}

/**
 * What must hold between the fields of a record, beyond their types.
 *
 * - `anyOf`: at least one of the fields says something: it is there, and neither empty nor false.
 * - `operands`: the record in the field `parameters` holds exactly the parameters that the symbol in the field
 *   `operator` needs. A parameter may be restricted to certain types; an operator that is not listed takes any.
 */
export type Rule =
  | { readonly kind: 'anyOf'; readonly fields: readonly string[] }
  | {
      readonly kind: 'operands';
      readonly operator: string;
      readonly parameters: string;
      readonly needs: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
    };

/** A record with named fields, in wire order. */
export interface RecordType {
  readonly kind: 'record';
  /** Fully qualified name on the wire, such as `com.linkedin.common.Owner`. */
  readonly name: string;
  readonly doc: string;
  readonly deprecated?: boolean;
  readonly fields: Readonly<Record<string, Field>>;
  readonly rules?: readonly Rule[];
}

export type UnionMember = RecordType | EnumerationType | PrimitiveType | UrnType;

/**
 * One of several types. On the wire the value is an object with one key, the member's name:
 * `{"com.linkedin.schema.NumberType": {}}`, `{"string": "x"}`. A URN is named `string`.
 */
export interface UnionType {
  readonly kind: 'union';
  readonly members: readonly UnionMember[];
}

/** The key under which a member of a union travels. */
export const unionMemberName = (member: UnionMember): string =>
  member.kind === 'urn' ? 'string' : member.name;

export type Type = PrimitiveType | UrnType | ArrayType | MapType | EnumerationType | RecordType | UnionType;
export type NamedType = RecordType | EnumerationType;

/** How a search field is analysed and matched; the names are the wire model's. */
export const searchKinds = [
  'KEYWORD',
  'TEXT',
  'TEXT_PARTIAL',
  'WORD_GRAM',
  'URN',
  'URN_PARTIAL',
  'BOOLEAN',
  'COUNT',
  'DATETIME',
  'BROWSE_PATH',
  'BROWSE_PATH_V2',
  'MAP_ARRAY',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Puts a field's value, or a value inside it, into the search document of the entity. */
export interface SearchAnnotation {
  /**
   * Path of the value below the field, such as `tags.tag`; the field itself when absent. Members of arrays and
   * values of maps are entered without their own mark; `$key` means the keys of a map.
   */
  readonly path?: string;
  readonly kind: SearchKind;
  /** Name in the search document; the field's own name when absent. */
  readonly name?: string;
  readonly aliases?: readonly string[];
  /** Weight of a match in this field. Default 1. */
  readonly boost?: number;
  /** False keeps the field out of full-text queries that name no field. Default true for text kinds. */
  readonly queryByDefault?: boolean;
  readonly autocomplete?: boolean;
  /** True offers the field as a facet. */
  readonly facet?: boolean;
  /** Name shown for the facet instead of the field name. */
  readonly facetName?: string;
  /** Boolean search field that says whether any value is present. */
  readonly hasValues?: string;
  /** True offers `hasValues` as a facet. */
  readonly hasValuesFacet?: boolean;
  /** Numeric search field that counts the values. */
  readonly numValues?: string;
  /** Factor on the score of an entity by the field's value, such as a lower weight for deprecated ones. */
  readonly weights?: Readonly<Record<string, number>>;
  /** Search field that receives the time at which the aspect was last modified. */
  readonly modifiedAt?: string;
  /** True strips markup before the text is indexed. */
  readonly richText?: boolean;
  /** Ranking label shared by fields that mean the same over all entities: `name`, `description`, `platform`. */
  readonly label?: string;
}

/** Makes an edge from the entity to every URN found. */
export interface RelationshipAnnotation {
  /** Path of the URN below the field, such as `tags.tag`; the field itself when absent. */
  readonly path?: string;
  /** Name of the relationship, such as `OwnedBy`. */
  readonly name: string;
  /** Entity types that the edge may point to. */
  readonly to: readonly string[];
  /** True when the edge takes part in lineage. */
  readonly lineage?: boolean;
  /** Direction of a lineage edge: true when the target is upstream of the entity. Default true. */
  readonly upstream?: boolean;
  /** Paths of what describes the edge, from the record that holds the urn: `created.time`. */
  readonly createdOn?: string;
  readonly createdActor?: string;
  readonly updatedOn?: string;
  readonly updatedActor?: string;
  readonly properties?: string;
  /** Path of the URN through which the edge runs, such as a query; from the record that holds the URN. */
  readonly via?: string;
}

export interface Field {
  readonly type: Type;
  /** One sentence that says what the name does not. */
  readonly doc: string;
  /** True when the value may be absent. A field with a default may be absent too. */
  readonly optional?: boolean;
  readonly default?: Json;
  /** True, or the sentence that says what to use instead. */
  readonly deprecated?: boolean | string;
  readonly search?: SearchAnnotation | readonly SearchAnnotation[];
  readonly relationship?: RelationshipAnnotation | readonly RelationshipAnnotation[];
  /** Time-series aspects: `value` makes the field addressable in aggregations; a key does so per collection member. */
  readonly timeseries?: 'value' | { readonly key: string };
  /** Smallest number allowed. */
  readonly min?: number;
  /** Length limits of a string, in characters. */
  readonly length?: { readonly min?: number; readonly max?: number };
}

/** A named record that describes one side of an entity: its versions are kept, or its time-series values. */
export interface Aspect {
  readonly name: string;
  readonly kind: 'versioned' | 'timeseries';
  readonly record: RecordType;
  readonly doc: string;
}

/** The aspect that a URN implies: its fields are the URN's parts, in order. */
export interface KeyAspect extends Aspect {
  readonly kind: 'versioned';
}

/** Further aspects for an entity type that is defined elsewhere. */
export interface Extension {
  readonly extends: string;
  readonly aspects: readonly Aspect[];
}

export interface Entity {
  readonly name: string;
  readonly doc: string;
  readonly key: KeyAspect;
  readonly aspects: readonly Aspect[];
  /** Example documents by aspect name: they are validated by the tests and shown on the entity's page. */
  readonly sample?: { readonly urn: string; readonly aspects: Readonly<Record<string, JsonObject>> };
}
