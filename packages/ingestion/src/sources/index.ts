import type { SourceDefinition } from '../definitions/source.ts';

// The sources by `type`, each loaded when it is used: the driver of a database takes time and memory.
// biome-ignore format: a line each, so that branches which add one do not meet
export const sources: Readonly<Record<string, () => Promise<SourceDefinition>>> = {
};
