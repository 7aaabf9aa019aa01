import type { SinkDefinition } from '../definitions/sink.ts';

/** The sinks by `type`. */
export const sinks: Readonly<Record<string, () => Promise<SinkDefinition<never>>>> = {};
