/**
 * Text as one line that a terminal shows and does not obey: what others wrote into the catalogue may hold line breaks
 * and the codes by which terminals are steered.
 */
export const printable = (text: string): string =>
  text.replace(/\p{Cc}/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
