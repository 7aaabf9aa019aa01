/** The parts of JSON Schema that matter for fields. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $id?: string;
  readonly id?: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly javaType?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

/** Finds what `$ref` names, in a document and in others that are loaded beforehand. */
export class Resolver {
  readonly #root: unknown;
  readonly #documents: ReadonlyMap<string, unknown>;
  /** One object for one reference, so that a schema that contains itself is recognised. */
  readonly #resolved = new Map<string, JsonSchema>();

  /** @param documents Other documents, by the text in front of `#`. */
  constructor(root: unknown, documents: ReadonlyMap<string, unknown> = new Map()) {
    this.#root = root;
    this.#documents = documents;
  }

  /**
   * What a schema means: itself, or what it refers to. What is referred to by a name gets the name as its title, unless
   * it has one.
   *
   * @throws Error that names the reference when there is no such thing, or it refers to itself.
   */
  resolve(schema: JsonSchema): JsonSchema {
    let current = schema;
    const seen = new Set<string>();
    while (typeof current === 'object' && current !== null && typeof current.$ref === 'string') {
      const reference = current.$ref;
      if (seen.has(reference)) throw new Error(`$ref ${reference} refers to itself`);
      seen.add(reference);
      current = this.#find(reference);
    }
    return current;
  }

  #find(reference: string): JsonSchema {
    const known = this.#resolved.get(reference);
    if (known) return known;
    const [place = '', pointer = ''] = reference.split('#', 2);
    let value = place === '' ? this.#root : this.#documents.get(place);
    for (const part of pointer.split('/').slice(1)) {
      const name = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
      value =
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
    }
    if (typeof value !== 'object' || value === null) throw new Error(`$ref ${reference} names nothing`);
    const found = value as JsonSchema;
    const name = pointer.split('/').at(-1);
    const titled = found.title === undefined && name ? { ...found, title: name } : found;
    this.#resolved.set(reference, titled);
    return titled;
  }
}

/** The files and addresses that a document refers to: the text in front of `#`. */
export function externalReferences(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const one of value) externalReferences(one, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) {
      const place = key === '$ref' && typeof one === 'string' ? one.split('#', 1)[0] : undefined;
      if (place) found.add(place);
      else externalReferences(one, found);
    }
  return found;
}
