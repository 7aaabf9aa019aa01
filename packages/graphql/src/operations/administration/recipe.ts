import type { JsonObject } from '@colophon/schema';
import { isObject, RequestError } from '@colophon/wire';

/** @throws RequestError `INVALID_REQUEST` for what is no recipe: the text of a JSON object. */
export function parseRecipe(text: string, place: string): JsonObject {
  let recipe: unknown;
  try {
    recipe = JSON.parse(text);
  } catch {
    // It says less than the message below.
  }
  if (isObject(recipe as JsonObject)) return recipe as JsonObject;
  throw new RequestError('INVALID_REQUEST', `${place}: expected a recipe as the text of a JSON object`);
}
