// All that programs can import, from any path of the package: for what describes it, and for tests.

export * from '../builders.ts';
// These hide the model's types of the same names.
export { ContainerKey, DataProductKey, DomainKey, NotebookKey } from '../builders.ts';
export * from '../emitters.ts';
export type { Filter } from '../graph.ts';
export * from '../graph.ts';
export * from '../index.ts';
export * from '../patch.ts';
export type * from '../types.ts';
export * from '../urns.ts';
