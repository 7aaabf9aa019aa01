import {
  describeModel,
  findBreakingChanges,
  type JsonObject,
  type ModelDescription,
  type Registry,
  SchemaError,
} from '@colophon/schema';
import type { Store } from './ports/store.ts';

/**
 * Compares a model with the one by which the stored values were written, and records it in the store as the one in
 * force. To be called before a catalogue is made over a store that may hold values.
 *
 * @throws SchemaError `INVALID_MODEL` when stored values would no longer fit; it lists what changed and what to do. The
 * store is then as it was.
 */
export async function ensureModelCompatible(registry: Registry, store: Store): Promise<void> {
  const model = describeModel(registry);
  const before = await readModel(store);
  if (before) {
    const messages = await findIncompatibilities(registry, store);
    if (messages.length > 0) {
      const list = messages.map((message) => `- ${message}`).join('\n');
      throw new SchemaError('INVALID_MODEL', `The model is incompatible with stored values:\n${list}`);
    }
    if (JSON.stringify(before) === JSON.stringify(model)) return;
  }
  await store.writeModel(model as unknown as JsonObject);
}

/** What of a model does not fit the values that are stored: a sentence for each. Nothing is written. */
export async function findIncompatibilities(registry: Registry, store: Store): Promise<string[]> {
  const before = await readModel(store);
  if (!before) return [];
  const messages: string[] = [];
  for (const { aspect, message } of findBreakingChanges(before, describeModel(registry))) {
    // A change is free as long as nothing has been written by the old definition.
    if (await store.holdsAspect(aspect)) messages.push(message);
  }
  return messages;
}

const readModel = async (store: Store): Promise<ModelDescription | undefined> =>
  (await store.readModel()) as ModelDescription | undefined;
