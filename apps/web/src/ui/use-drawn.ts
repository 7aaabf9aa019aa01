import { useDeferredValue, useMemo } from 'react';

/**
 * What was read of something, as soon as it may be drawn. React divides the drawing of a large page, and answers a reader in
 * between; what was read of another thing is never taken for it.
 *
 * @param key Of the thing that is shown now.
 */
export function useDrawn<Data>(key: string, data: Data | undefined): Data | undefined {
  const latest = useMemo(() => ({ key, data }), [key, data]);
  const drawn = useDeferredValue(latest);
  return drawn.key === key ? drawn.data : undefined;
}
