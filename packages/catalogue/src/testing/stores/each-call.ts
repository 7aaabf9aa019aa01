/** A copy of an object in which each method runs as `wrap` says; properties stay. */
export function withEachCall<T extends object>(
  object: T,
  wrap: (call: (...given: unknown[]) => Promise<unknown>, given: unknown[]) => Promise<unknown>,
): T {
  const entries = Object.entries(object).map(([name, member]) => [
    name,
    typeof member === 'function' ? (...given: unknown[]) => wrap(member, given) : member,
  ]);
  return Object.fromEntries(entries) as T;
}
