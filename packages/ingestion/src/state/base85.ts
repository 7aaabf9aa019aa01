const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~';
const digits = new Map([...alphabet].map((character, i) => [character, i]));

/**
 * The bytes of a base85 text, in the form of Git and Python's `b85encode`.
 *
 * @throws Error if a character is no digit.
 */
export function decodeBase85(text: string): Uint8Array {
  const missing = (5 - (text.length % 5)) % 5;
  const padded = text + '~'.repeat(missing);
  const bytes = new Uint8Array((padded.length / 5) * 4);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < padded.length; i += 5) {
    let value = 0;
    for (let j = i; j < i + 5; j++) {
      const digit = digits.get(padded[j] as string);
      if (digit === undefined) throw new Error(`not base85: ${JSON.stringify(padded[j])} at ${j}`);
      value = value * 85 + digit;
    }
    if (value > 0xffffffff) throw new Error(`not base85: too large a group at ${i}`);
    view.setUint32((i / 5) * 4, value);
  }
  return bytes.subarray(0, bytes.length - missing);
}
