import { recipeJsonSchema } from '@colophon/ingestion';
import { printJson } from '../../print/print-json.ts';

/** `colophon ingest schema`: the JSON Schema of recipes, for editors. */
export async function printRecipeSchema(): Promise<void> {
  printJson(await recipeJsonSchema());
}
