import type { SchemaFieldDataType } from '@colophon/model-types';
import { fieldDataType } from '../avro-fields/schema-field.ts';
import type { JsonSchema } from './resolver.ts';

interface Part {
  readonly types: readonly string[];
  readonly schemas: readonly JsonSchema[];
  readonly name?: string;
  readonly collection?: Collection;
}

/** What a field is part of, which determines its type. */
export interface Collection {
  readonly type: SchemaFieldDataType;
  /** Undefined where the field's own type is shown. */
  readonly nativeType: string | undefined;
}

/** The path of a field, with the types on the way. It is never changed: each step returns a new one. */
export class FieldPath {
  readonly #isKey: boolean;
  readonly #parts: readonly Part[];

  constructor(isKey: boolean, parts: readonly Part[] = []) {
    this.#isKey = isKey;
    this.#parts = parts;
  }

  /** Whether any part is a field: at the top of a schema there is none. */
  get hasName(): boolean {
    return this.#parts.some(({ name }) => name !== undefined);
  }

  /** How many types are on the way. */
  get depth(): number {
    return this.#parts.reduce((sum, { types }) => sum + types.length, 0);
  }

  /** The map or union that the last part is in. */
  get collection(): Collection | undefined {
    return this.#parts.at(-1)?.collection;
  }

  /** The name under which the path has been through a schema; undefined if it hasn't. */
  typeOf(schema: JsonSchema): string | undefined {
    for (const { types, schemas } of this.#parts) {
      const index = schemas.indexOf(schema);
      if (index !== -1) return types[index];
    }
    return undefined;
  }

  /** With another type for the last part. */
  expand(type: string, schema: JsonSchema): FieldPath {
    const last = this.#parts.at(-1) ?? { types: [], schemas: [] };
    const part = { ...last, types: [...last.types, type], schemas: [...last.schemas, schema] };
    return new FieldPath(this.#isKey, [...this.#parts.slice(0, -1), part]);
  }

  /** With a field. */
  plus(name: string): FieldPath {
    return new FieldPath(this.#isKey, [...this.#parts, { types: [], schemas: [], name }]);
  }

  /** With what the last part is in, unless it is in something already. */
  within(kind: 'Map' | 'Union', inner: string): FieldPath {
    const last = this.#parts.at(-1);
    if (!last || last.collection) return this;
    const collection: Collection =
      kind === 'Map'
        ? {
            type: fieldDataType('Map', { keyType: 'string', valueType: inner }),
            nativeType: `map(str,${inner})`,
          }
        : { type: fieldDataType('Union', { nestedTypes: [inner] }), nativeType: undefined };
    return new FieldPath(this.#isKey, [...this.#parts.slice(0, -1), { ...last, collection }]);
  }

  print(): string {
    const parts = this.#parts.map(({ types, name }) =>
      [types.map((type) => `[type=${type}]`).join('.'), ...(name === undefined ? [] : [name])].join('.'),
    );
    return ['[version=2.0]', ...(this.#isKey ? ['[key=True]'] : []), ...parts].join('.');
  }
}
