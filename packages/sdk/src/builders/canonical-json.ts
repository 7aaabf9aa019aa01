/** Anything with a GUID, such as a {@link ContainerKey}. */
export interface WithGuid {
  /** The GUID, 32 hexadecimal digits. */
  guid(): string;
}

/** What a GUID can be made of: JSON, which may contain keys that have a GUID themselves. */
export type GuidValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | WithGuid
  | readonly GuidValue[]
  | { readonly [name: string]: GuidValue | undefined };

/** Compares by code point, as Python sorts; JavaScript's own order goes by UTF-16 unit, which differs above U+FFFF. */
export function compareCodePoints(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)];
  for (let i = 0; i < left.length && i < right.length; i++) {
    const difference = (left[i]?.codePointAt(0) ?? 0) - (right[i]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/**
 * JSON as Python's `json.dumps` writes it with sorted keys and no spaces: everything but printable ASCII as `\uXXXX`, a
 * whole number as an integer. A key object becomes its guid; a field that is undefined is left out.
 */
export function canonicalJson(value: GuidValue): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') return numberText(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (hasGuid(value)) return quote(value.guid());
  const fields = Object.entries(value)
    .sort(([a], [b]) => compareCodePoints(a, b))
    .flatMap(([name, field]) => (field === undefined ? [] : [`${quote(name)}:${canonicalJson(field)}`]));
  return `{${fields.join(',')}}`;
}

// Array.isArray does not narrow a union with a readonly array.
const isArray: (value: object) => value is readonly GuidValue[] = Array.isArray;

const hasGuid = (value: object): value is WithGuid => 'guid' in value && typeof value.guid === 'function';

const quote = (text: string): string =>
  JSON.stringify(text).replace(
    /[\x7f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function numberText(value: number): string {
  if (Number.isInteger(value)) return BigInt(value).toString();
  // Python takes to an exponent, of two digits at least, below 0.0001 already.
  if (Math.abs(value) < 1e-4)
    return value.toExponential().replace(/e-(\d+)$/, (_, digits: string) => `e-${digits.padStart(2, '0')}`);
  return String(value);
}
