import { registry } from '@colophon/model';
import type { Registry } from '@colophon/schema';

/** The built-in model: a page has no folder from which to load another. */
export async function loadModel(folder: string | undefined): Promise<Registry> {
  if (folder === undefined) return registry;
  throw new Error('--model needs a folder, which a page does not have.');
}
