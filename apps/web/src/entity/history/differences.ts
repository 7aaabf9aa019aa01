/** A value of an aspect that is not the same in two versions of it. */
export interface Difference {
  /** Way to it: `owners`, `0`, `type`. */
  readonly path: readonly string[];
  /** Undefined where there was none. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What differs between two versions, value by value, in the order of the later one. */
export function differencesOf(before: unknown, after: unknown): readonly Difference[] {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)];
    const path = (is ?? was)?.path ?? [];
    return was?.text === is?.text ? [] : [{ path, before: was?.text, after: is?.text }];
  });
}

/** Members of lists that name something, by which they are known wherever in the list they are. */
const names = ['tag', 'owner', 'fieldPath', 'urn', 'propertyUrn', 'url', 'dataset', 'name'];

interface Leaf {
  readonly path: readonly string[];
  readonly text: string;
}

/** The values in a value, by their paths. */
function leavesOf(value: unknown): ReadonlyMap<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  const visit = (each: unknown, path: readonly string[]): void => {
    if (typeof each !== 'object' || each === null) {
      if (each !== null && each !== undefined) leaves.set(JSON.stringify(path), { path, text: String(each) });
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
