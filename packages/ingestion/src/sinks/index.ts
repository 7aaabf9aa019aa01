import type { SinkDefinition } from '../definitions/sink.ts';

// biome-ignore format: a line each, so that branches which add one do not meet
/** The sinks by `type`. */
export const sinks: Readonly<Record<string, () => Promise<SinkDefinition>>> = {
  blackhole: () => import('./blackhole.ts').then((m) => m.blackhole),
  console: () => import('./console.ts').then((m) => m.consoleSink),
  'datahub-kafka': () => import('./datahub-kafka.ts').then((m) => m.datahubKafka),
  'datahub-rest': () => import('./datahub-rest.ts').then((m) => m.datahubRest),
  file: () => import('./file.ts').then((m) => m.fileSink),
};
