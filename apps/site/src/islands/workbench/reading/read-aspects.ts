import { type Answering, ask } from './ask.ts';

/** An aspect of an entity. */
export interface AspectValue {
  readonly name: string;
  readonly value: unknown;
}

/** The latest value of each aspect that an entity has. */
export async function readAspects(sandbox: Answering, urn: string): Promise<AspectValue[]> {
  const { aspects } = await ask<{ aspects: Record<string, { value: unknown }> }>(sandbox, {
    path: `/entitiesV2/${encodeURIComponent(urn)}`,
  });
  return Object.entries(aspects).map(([name, { value }]) => ({ name, value }));
}
