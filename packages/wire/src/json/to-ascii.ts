/**
 * JSON in ASCII alone: letters beyond it as `\u00e9`. Some clients read text inside bytes-typed fields byte by byte,
 * and ASCII is the same in both readings.
 */
export function toAscii(body: string): string {
  return body.replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
