/** The smallest minimum length that can be set. The list of common passwords has none that is shorter. */
export const lowestMinLength = 8;
