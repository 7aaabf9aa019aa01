/** A value of an aspect that is not the same in two versions of it. */
export interface Difference {
  /** Way to it: `owners / 0 / type`. */
  readonly path: string;
  /** Undefined where there was none. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What differs between two versions, value by value, in the order of the later one. */
export function differencesOf(before: unknown, after: unknown): readonly Difference[] {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((path) => {
    const [was, is] = [old.get(path), now.get(path)];
    return was === is ? [] : [{ path, before: was, after: is }];
  });
}

/** Members of lists that name something, by which they are known wherever in the list they are. */
const names = ['tag', 'owner', 'fieldPath', 'urn', 'propertyUrn', 'url', 'dataset', 'name'];

function leavesOf(value: unknown): ReadonlyMap<string, string> {
  const leaves = new Map<string, string>();
  const visit = (each: unknown, path: readonly string[]): void => {
    if (typeof each !== 'object' || each === null) {
      if (each !== null && each !== undefined) leaves.set(path.join(' / '), String(each));
      return;
    }
    if (Array.isArray(each)) {
      for (const [index, member] of each.entries()) visit(member, [...path, nameOf(member) ?? String(index)]);
      return;
    }
    for (const [key, member] of Object.entries(each)) visit(member, [...path, key]);
  };
  visit(value, []);
  return leaves;
}

function nameOf(member: unknown): string | undefined {
  if (typeof member === 'string') return member;
  if (typeof member !== 'object' || member === null) return undefined;
  const record = member as Readonly<Record<string, unknown>>;
  const name = names.find((each) => typeof record[each] === 'string');
  return name === undefined ? undefined : String(record[name]);
}
