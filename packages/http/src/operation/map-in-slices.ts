import { createPace } from '@colophon/catalogue';

/** Maps the items of a long list; others come in between. */
export async function mapInSlices<T, R>(
  items: Iterable<T>,
  map: (item: T) => R,
  signal?: AbortSignal,
): Promise<R[]> {
  const pace = createPace({ signal });
  const mapped: R[] = [];
  for (const item of items) {
    await pace();
    mapped.push(map(item));
  }
  return mapped;
}
