import { type CatalogueAccess, requestJson } from './request-json.ts';

/** An aspect of an entity. */
export interface AspectValue {
  readonly name: string;
  readonly value: unknown;
}

/** The latest value of each aspect that an entity has. */
export async function readAspects(sandbox: CatalogueAccess, urn: string): Promise<AspectValue[]> {
  const { aspects } = await requestJson<{ aspects: Record<string, { value: unknown }> }>(sandbox, {
    path: `/entitiesV2/${encodeURIComponent(urn)}`,
  });
  return Object.entries(aspects).map(([name, { value }]) => ({ name, value }));
}
