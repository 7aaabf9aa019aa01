/** The last part of a URN, which is the name that somebody signs in with, or that of a role. */
export const lastPartOf = (urn: string): string => /^urn:li:[^:]+:(.+)$/.exec(urn)?.[1] ?? urn;
