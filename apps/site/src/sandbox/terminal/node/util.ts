/** Nothing is coloured here, so there is nothing to strip. */
export const stripVTControlCharacters = (text: string): string => text;
