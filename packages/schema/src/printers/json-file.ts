import type { JsonObject } from '../types.ts';

/** Where every printed file comes from. */
export const printedFrom = 'Printed by `npm run generate` from packages/model. Do not edit.';

/** The text of a JSON file whose first line says where it comes from, under the given key. */
export const printJsonFile = (key: string, value: JsonObject): string =>
  JSON.stringify({ [key]: printedFrom, ...value }, null, 2)
    .replace('{\n  ', '{ ')
    .concat('\n');
