import { momentText } from '../../texts/format.ts';

/** True of a value that is nothing but the URN of an entity. */
export const isUrn = (text: string): boolean => /^urn:li:\w+:\S/.test(text);

/** A time in milliseconds, which the name of its field tells, as people write it; any other value as it is. */
export const timeOf = (field: string, text: string): string =>
  /(?:time|millis|at)$/i.test(field) && /^\d{12,13}$/.test(text) ? momentText(Number(text)) : text;
