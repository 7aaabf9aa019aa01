/** What Vite tells of a file that it built. */
export interface Part {
  readonly file: string;
  /** Parts that are loaded with this one. */
  readonly imports?: readonly string[];
  /** Parts that this one may load later. */
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Part>>;

export interface Sizes {
  /** Bytes that are loaded before the first view. */
  readonly first: number;
  /**
   * Bytes that each later part takes beyond the first view, by its name: with all that a reader has loaded on the shortest
   * way to it, as `index.html` → `section-page.tsx` → `tokens-page.tsx`.
   */
  readonly later: ReadonlyMap<string, number>;
}

/** Adds up the bytes of what is loaded together, each file once. */
export function sizesOf(manifest: Manifest, entry: string, bytesOf: (file: string) => number): Sizes {
  const sum = (names: Iterable<string>, without?: ReadonlySet<string>): number => {
    let bytes = 0;
    for (const name of names) if (!without?.has(name)) bytes += bytesOf(partOf(manifest, name).file);
    return bytes;
  };
  const first = withImports(manifest, entry);
  const loaded = new Map<string, ReadonlySet<string>>([[entry, first]]);
  const later = new Map<string, number>();
  // Breadth first: what is found first is on the shortest way. The loop reaches what is added on the way.
  for (const [, names] of loaded)
    for (const name of names)
      for (const next of partOf(manifest, name).dynamicImports ?? []) {
        if (loaded.has(next)) continue;
        const all = new Set([...names, ...withImports(manifest, next)]);
        loaded.set(next, all);
        later.set(next, sum(all, first));
      }
  return { first: sum(first), later };
}

function withImports(manifest: Manifest, name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of partOf(manifest, name).imports ?? []) withImports(manifest, imported, found);
  return found;
}

function partOf(manifest: Manifest, name: string): Part {
  const part = manifest[name];
  if (!part) throw new Error(`The manifest has no ${name}`);
  return part;
}
