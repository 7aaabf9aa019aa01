import type { Registry } from '@colophon/schema';

/** What a model holds, and every description in it with the place where it stands. */
export interface Inventory {
  readonly entities: number;
  /** Aspects, keys included. */
  readonly aspects: number;
  readonly records: number;
  readonly fields: number;
  readonly enumerations: number;
  readonly symbols: number;
  readonly descriptions: readonly { readonly place: string; readonly text: string }[];
}

/** Counts a model, and collects its descriptions. */
export function takeInventory(registry: Registry): Inventory {
  const types = [...registry.types.values()];
  const records = types.filter((type) => type.kind === 'record');
  const enumerations = types.filter((type) => type.kind === 'enumeration');
  const fields = records.flatMap((record) =>
    Object.entries(record.fields).map(([name, { doc }]) => ({ place: `${record.name}.${name}`, text: doc })),
  );
  const symbols = enumerations.flatMap((type) =>
    Object.entries(type.symbols).map(([symbol, text]) => ({ place: `${type.name}.${symbol}`, text })),
  );
  const described = [...registry.entities.values(), ...registry.aspects.values(), ...types];
  return {
    entities: registry.entities.size,
    aspects: registry.aspects.size,
    records: records.length,
    fields: fields.length,
    enumerations: enumerations.length,
    symbols: symbols.length,
    descriptions: [...described.map(({ name, doc }) => ({ place: name, text: doc })), ...fields, ...symbols],
  };
}

/** Why a description says too little: nothing, when it is a sentence of four words or more with a full stop. */
export function findFault(text: string): string | undefined {
  if (text.trim() === '') return 'is missing';
  if (!text.endsWith('.')) return 'does not end with a full stop';
  return text.split(/\s+/).length < 4 ? 'has fewer than four words' : undefined;
}
