import type { Json } from '@colophon/schema';

/** Around what the catalogue has stored, in the text of an answer. */
export const dataTag = 'catalogue_data';

/**
 * Text of the catalogue that could end its block, or that a person does not see: `<`, marks of direction, and characters
 * without a width, with which instructions are hidden. JSON can write each as an escape.
 */
const escaped =
  /[<\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e0fff}]/gu;

const toEscapes = (text: string): string =>
  Array.from(
    { length: text.length },
    (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');

/** JSON that has none of the characters which a delimiter needs: in JSON, they are in texts alone. */
export const printData = (value: Json): string => JSON.stringify(value).replace(escaped, toEscapes);

/** The block of an answer. Nothing inside can end it. */
export const dataBlock = (value: Json): string => `<${dataTag}>\n${printData(value)}\n</${dataTag}>`;
