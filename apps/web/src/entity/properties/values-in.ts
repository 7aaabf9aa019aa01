import type { PropertyScalar } from '../../edit/part-edits.ts';

type Value = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The values of one structured property in the aspect that has them all, in order. */
export function valuesIn(aspect: Value | undefined, property: string): readonly PropertyScalar[] {
  const properties = listOf(aspect?.properties) as readonly Value[];
  const found = properties.find(({ propertyUrn }) => propertyUrn === property);
  return (listOf(found?.values) as readonly Value[])
    .map(({ string, double }) => string ?? double)
    .filter((value) => typeof value === 'string' || typeof value === 'number');
}
