import { type EntityStub, isStub } from './stub.ts';

/** To which entity a value belongs that was read from one of its aspects. */
export interface Owners {
  of(value: unknown): EntityStub | undefined;
  /** Says so of a value, and of the items of a list, unless they belong to another. */
  adopt<T>(value: T, owner: EntityStub): T;
}

/** For one request. */
export function createOwners(): Owners {
  const owners = new WeakMap<object, EntityStub>();
  return {
    of: (value) => (typeof value === 'object' && value !== null ? owners.get(value) : undefined),
    adopt(value, owner) {
      for (const each of Array.isArray(value) ? value : [value])
        if (typeof each === 'object' && each !== null && !isStub(each) && !owners.has(each))
          owners.set(each, owner);
      return value;
    },
  };
}
