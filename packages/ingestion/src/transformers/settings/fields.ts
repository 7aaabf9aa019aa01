import { isUrn } from '@colophon/sdk/urns';
import { z } from 'zod';

/** A URN of one type. */
export const urnField = (...entityTypes: readonly string[]) =>
  z.string().superRefine((text, context) => {
    if (isUrn(text) && entityTypes.some((type) => text.startsWith(`urn:li:${type}:`))) return;
    const expected = entityTypes.map((type) => `urn:li:${type}:…`).join(' or ');
    context.addIssue({ code: 'custom', message: `expected ${expected}, got ${JSON.stringify(text)}` });
  });

/** One of some symbols, in upper or lower case. */
export const symbolField = <const Symbol extends string>(symbols: readonly Symbol[]) =>
  z
    .string()
    .toUpperCase()
    // What editors offer; the pipe checks it.
    .meta({ enum: symbols })
    .pipe(z.enum(symbols));
