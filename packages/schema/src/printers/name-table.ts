import { SchemaError } from '../errors.ts';
import type { NamedType } from '../types.ts';
import { capitalise, namespaceOf, simpleName } from './names.ts';

/**
 * A type's simple name; where two share it, the last part of the namespace is prefixed to distinguish them.
 */
export function typeNames(types: readonly NamedType[]): ReadonlyMap<string, string> {
  const count = new Map<string, number>();
  for (const { name } of types) count.set(simpleName(name), (count.get(simpleName(name)) ?? 0) + 1);
  return new Map(
    types.map(({ name }) => {
      const simple = simpleName(name);
      const space = namespaceOf(name).split('.').at(-1) ?? '';
      return [name, (count.get(simple) ?? 0) > 1 ? `${capitalise(space)}${simple}` : simple];
    }),
  );
}

/** The names of one printed file: no two things get the same. */
export class NameTable {
  readonly #taken: Set<string>;

  /** @param reserved Names that the language keeps for itself. */
  constructor(reserved: readonly string[] = []) {
    this.#taken = new Set(reserved);
  }

  /**
   * Takes the first of the names that is still free, in order of preference.
   *
   * @throws SchemaError `INVALID_MODEL` when all are taken: a further rule is needed, not a number at the end that
   * would change when a type is added.
   */
  claim(...names: readonly string[]): string {
    const name = names.find((candidate) => !this.#taken.has(candidate));
    if (name === undefined) {
      throw new SchemaError('INVALID_MODEL', `The printed name ${names.join(' or ')} is taken already.`);
    }
    this.#taken.add(name);
    return name;
  }
}
