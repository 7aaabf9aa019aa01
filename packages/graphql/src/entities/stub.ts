/** An entity of which nothing but the URN is known. */
export interface EntityStub {
  readonly urn: string;
  readonly entityType: string;
  /** For an entity as it was: the versions of the aspects that it had then, by name. */
  readonly versions?: Readonly<Record<string, number>>;
}

export const isStub = (value: unknown): value is EntityStub =>
  typeof value === 'object' && value !== null && 'urn' in value && 'entityType' in value;

/** An entity that a URN names; undefined for what is no URN. */
export function stubOf(urn: unknown): EntityStub | undefined {
  const entityType = typeof urn === 'string' ? /^urn:li:([^:]+):./.exec(urn)?.[1] : undefined;
  return entityType === undefined ? undefined : { urn: urn as string, entityType };
}
