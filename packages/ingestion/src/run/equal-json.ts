/** True if two values are the same as JSON, whatever the order of keys. What is absent equals null. */
export function equalJson(a: unknown, b: unknown): boolean {
  if (a === b || (isNothing(a) && isNothing(b))) return true;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, i) => equalJson(item, b[i]))
    );
  if (typeof a !== 'object' || typeof b !== 'object' || isNothing(a) || isNothing(b)) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return Object.keys({ ...left, ...right }).every((key) => equalJson(left[key], right[key]));
}

const isNothing = (value: unknown): boolean => value === undefined || value === null;
