/** Under which name a text of an aspect is kept that is not saved. */
export const draftKeyOf = (urn: string, aspect: string): string => `aspect ${aspect} ${urn}`;
