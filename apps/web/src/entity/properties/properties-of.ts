import type { PropertyDefinitionsQuery } from '../../../gen/entity/properties/properties.ts';
import type { PropertyScalar } from '../../edit/part-edits.ts';
import type { StoredAspect } from '../raw/stored-aspects.ts';

type Found = NonNullable<PropertyDefinitionsQuery['searchAcrossEntities']>['searchResults'][number]['entity'];

/** What a property may be set to. */
export interface Property {
  readonly urn: string;
  readonly name: string;
  readonly description: string | undefined;
  readonly kind: 'text' | 'richText' | 'number' | 'date' | 'entity';
  readonly isList: boolean;
  readonly isImmutable: boolean;
  /** Empty where every value of the type is allowed. */
  readonly allowed: readonly { readonly value: PropertyScalar; readonly description: string | undefined }[];
  readonly appliesTo: readonly string[];
}

const kinds: Readonly<Record<string, Property['kind']>> = {
  string: 'text',
  rich_text: 'richText',
  number: 'number',
  date: 'date',
  urn: 'entity',
};

/** The last part of a URN such as `urn:li:dataType:datahub.number`. */
const lastPart = (urn: string): string => urn.split(/[.:]/).at(-1) ?? urn;

/** The properties that were found; what is none is left out. */
export const propertiesIn = (found: readonly { readonly entity: Found }[]): readonly Property[] =>
  found.flatMap(({ entity }) => {
    if (!('definition' in entity)) return [];
    const { urn, definition } = entity;
    return [
      {
        urn,
        name: definition.displayName || definition.qualifiedName,
        description: definition.description ?? undefined,
        kind: kinds[lastPart(definition.valueType.urn).toLowerCase()] ?? 'text',
        isList: definition.cardinality === 'MULTIPLE',
        isImmutable: definition.immutable,
        allowed: (definition.allowedValues ?? []).flatMap(({ value, description }) => {
          const scalar = 'numberValue' in value ? value.numberValue : value.stringValue;
          return [{ value: scalar, description: description ?? undefined }];
        }),
        appliesTo: definition.entityTypes.map((type) => lastPart(type.urn).toLowerCase()),
      },
    ];
  });

/** Values that are set, by the URN of the property. */
export function assignedIn(aspects: readonly StoredAspect[]): ReadonlyMap<string, readonly PropertyScalar[]> {
  const stored = aspects.find(({ name }) => name === 'structuredProperties')?.value.properties;
  const assigned = new Map<string, readonly PropertyScalar[]>();
  for (const each of Array.isArray(stored) ? (stored as readonly Stored[]) : []) {
    if (typeof each.propertyUrn !== 'string' || !Array.isArray(each.values)) continue;
    assigned.set(each.propertyUrn, each.values.flatMap(scalarOf));
  }
  return assigned;
}

interface Stored {
  readonly propertyUrn?: unknown;
  readonly values?: unknown;
}

/** A member of a union travels under the name of its type. */
function scalarOf(value: unknown): readonly PropertyScalar[] {
  if (typeof value === 'string' || typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).filter(
    (each): each is PropertyScalar => typeof each === 'string' || typeof each === 'number',
  );
}

/** The aspect that has the custom properties of an entity, and what is in it. */
export function customIn(
  aspects: readonly StoredAspect[],
): { readonly aspect: string; readonly entries: readonly (readonly [string, string])[] } | undefined {
  for (const { name, value } of aspects) {
    const { customProperties } = value;
    if (typeof customProperties !== 'object' || customProperties === null) continue;
    const entries = Object.entries(customProperties).map(([key, text]) => [key, String(text)] as const);
    return { aspect: name, entries: entries.sort(([a], [b]) => a.localeCompare(b)) };
  }
  const name = aspects.find((each) => carriers.has(each.name))?.name;
  return name === undefined ? undefined : { aspect: name, entries: [] };
}

/** Aspects that have custom properties, also where none is stored. */
const carriers = new Set([
  'chartInfo',
  'containerProperties',
  'dashboardInfo',
  'dataFlowInfo',
  'dataJobInfo',
  'dataProductProperties',
  'datasetProperties',
  'domainProperties',
  'glossaryNodeInfo',
  'glossaryTermInfo',
  'mlModelGroupProperties',
  'mlModelProperties',
]);
