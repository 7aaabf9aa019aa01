import type { StoredAspect } from './stored-aspects.ts';

export interface Property {
  readonly name: string;
  readonly value: string;
}

/** The custom properties of all aspects, by name. */
export function propertiesIn(aspects: readonly StoredAspect[]): readonly Property[] {
  const properties = aspects.flatMap(({ value }) =>
    typeof value.customProperties === 'object' && value.customProperties !== null
      ? Object.entries(value.customProperties)
      : [],
  );
  return properties
    .map(([name, value]) => ({ name, value: String(value) }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
