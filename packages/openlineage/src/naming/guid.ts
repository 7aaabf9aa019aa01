/**
 * An id of 32 hexadecimal digits that is the same for the same members.
 *
 * @param members What identifies the thing; the order does not matter, and undefined ones do not count.
 */
export function guidOf(members: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(members).filter(([, value]) => value !== undefined);
  return fnv1a128(JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1))));
}

const prime = 0x0000000001000000000000000000013bn;
const offset = 0x6c62272e07bb014262b821756295c58dn;
const bits = (1n << 128n) - 1n;

/** FNV-1a with 128 bits: no secret depends on it, and it needs nothing of the platform. */
function fnv1a128(text: string): string {
  let hash = offset;
  for (const byte of new TextEncoder().encode(text)) hash = ((hash ^ BigInt(byte)) * prime) & bits;
  return hash.toString(16).padStart(32, '0');
}
