import type { Json, JsonObject } from '@colophon/schema';
import { RequestError } from '../errors/errors.ts';
import { isObject, kindOf } from './read-json.ts';

/** Reads the named parameters of an action; every refusal names the path, what was expected and what came. */
export class Parameters {
  readonly #object: JsonObject;
  readonly #path: string;

  constructor(object: JsonObject, path = '') {
    this.#object = object;
    this.#path = path;
  }

  /** The path of a member, as a JSON pointer. */
  path(name: string): string {
    return `${this.#path}/${name}`;
  }

  raw(name: string): Json | undefined {
    const value = Object.hasOwn(this.#object, name) ? this.#object[name] : undefined;
    return value ?? undefined;
  }

  string(name: string): string | undefined {
    return this.#read(name, 'a string', (value) => typeof value === 'string') as string | undefined;
  }

  requiredString(name: string): string {
    return this.string(name) ?? this.missing(name, 'a string');
  }

  boolean(name: string): boolean | undefined {
    return this.#read(name, 'true or false', (value) => typeof value === 'boolean') as boolean | undefined;
  }

  /** True or false, as itself or as text: DataHub's clients send either. */
  flag(name: string): boolean | undefined {
    const fits = (value: Json) =>
      typeof value === 'boolean' || (typeof value === 'string' && /^(?:true|false)$/i.test(value));
    const value = this.#read(name, 'true or false', fits);
    return value === undefined ? undefined : String(value).toLowerCase() === 'true';
  }

  /** A whole number, not below zero. */
  count(name: string): number | undefined {
    const fits = (value: Json) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
    return this.#read(name, 'a whole number, 0 or more', fits) as number | undefined;
  }

  object(name: string): Parameters | undefined {
    const value = this.#read(name, 'an object', isObject);
    return value === undefined ? undefined : new Parameters(value as JsonObject, this.path(name));
  }

  requiredObject(name: string): Parameters {
    return this.object(name) ?? this.missing(name, 'an object');
  }

  /** The items of an array of objects. */
  objects(name: string): Parameters[] | undefined {
    return this.items(name)?.map((item) => item());
  }

  /** The items of an array, each to be called for: one that is no object throws by itself then. */
  items(name: string): (() => Parameters)[] | undefined {
    const items = this.#read(name, 'an array of objects', Array.isArray) as Json[] | undefined;
    return items?.map((item, i) => () => {
      const path = `${this.path(name)}/${i}`;
      if (!isObject(item))
        throw new RequestError('INVALID_REQUEST', `${path}: expected an object, got ${kindOf(item)}`);
      return new Parameters(item, path);
    });
  }

  strings(name: string): string[] | undefined {
    const fits = (value: Json) => Array.isArray(value) && value.every((item) => typeof item === 'string');
    return this.#read(name, 'an array of strings', fits) as string[] | undefined;
  }

  /** One of a closed list of names; other letters' case is the caller's mistake. */
  oneOf<T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const fits = (value: Json) => typeof value === 'string' && (allowed as readonly string[]).includes(value);
    return this.#read(name, `one of ${allowed.join(', ')}`, fits) as T | undefined;
  }

  /**
   * Rejects every other member: one that is ignored could mean something else to its sender.
   *
   * @throws RequestError `INVALID_REQUEST` that names the first one.
   */
  allowOnly(names: readonly string[]): this {
    const unknown = Object.keys(this.#object).find((name) => !names.includes(name));
    if (unknown === undefined) return this;
    throw new RequestError(
      'INVALID_REQUEST',
      `${this.path(unknown.slice(0, 80))}: unknown, expected ${names.map((name) => JSON.stringify(name)).join(' or ')}`,
    );
  }

  get json(): JsonObject {
    return this.#object;
  }

  #read(name: string, expected: string, fits: (value: Json) => boolean): Json | undefined {
    const value = this.raw(name);
    if (value === undefined || fits(value)) return value;
    throw new RequestError(
      'INVALID_REQUEST',
      `${this.path(name)}: expected ${expected}, got ${kindOf(value)}`,
    );
  }

  /** Rejects the call, since a parameter that it needs is not there. */
  missing(name: string, expected: string): never {
    throw new RequestError('INVALID_REQUEST', `${this.path(name)}: expected ${expected}, got nothing`);
  }
}
