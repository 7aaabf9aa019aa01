import type { Colophon } from '@colophon/sdk';
import type { z } from 'zod';
import type { Capabilities } from './capabilities.ts';
import type { SourceRecord } from './record.ts';
import type { Report } from './report.ts';

/** What a source is given for one run. */
export interface SourceContext {
  /** Takes what the source has to say: warnings, failures, counts. */
  readonly report: Report;
  /** Aborted when the run is cancelled or has failed. Reading should end soon. */
  readonly signal: AbortSignal;
  /** Id of the run. */
  readonly runId: string;
  /** Name that the runs of one recipe share. */
  readonly pipelineName: string | undefined;
  /** The catalogue that is written to, for sources that complete what is there; undefined with a sink that has none. */
  readonly catalogue: Colophon | undefined;
  /** What the source kept at the end of the last complete run, for incremental runs. */
  readonly state: SourceState;
  /** Folder of the recipe, against which relative paths are resolved. */
  readonly folder: string;
  /** Milliseconds since the epoch. */
  now(): number;
}

/** What a source keeps from one run to the next. It is stored when the run has succeeded. */
export interface SourceState {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
}

/** The result of testing a connection, by what was tested: `basic_connectivity` or the name of a capability. */
export type ConnectionReport = Readonly<
  Record<string, { readonly capable: boolean; readonly reason?: string; readonly remedy?: string }>
>;

/** A source that has been opened. */
export interface Source {
  /**
   * Reads everything once. Whoever pulls decides how fast: nothing is read ahead of what was asked for.
   *
   * @throws SourceError when nothing can be read at all. What fails for one table is reported, and the rest goes on.
   */
  records(): AsyncIterable<SourceRecord>;
  /** Tests the connection, without reading metadata. */
  testConnection?(): Promise<ConnectionReport>;
  /** Releases connections and files. */
  close(): Promise<void>;
}

/** A source as it is defined: what its recipe may say, what it can do, and how it is opened. */
export interface SourceDefinition<Config = unknown> {
  /** Its `type` in a recipe, as DataHub names it where it has one: `postgres`. */
  readonly name: string;
  /** Other values of `type` that mean it. */
  readonly aliases?: readonly string[];
  /** Name for people: `PostgreSQL`. */
  readonly title: string;
  /** Id of the data platform, such as `postgres`; undefined where the recipe names it. */
  readonly platform?: string;
  /** What it reads, in a sentence. */
  readonly description: string;
  /** What it can do. */
  readonly capabilities: Capabilities;
  /**
   * Whether it repeats the metadata of another catalogue as it is. Then no keys are added for the tags and glossary terms that
   * it refers to. Default false.
   */
  readonly repeats?: boolean;
  /** Its configuration. Every field has a description, and a default where it is optional. */
  readonly config: z.ZodType<Config>;
  /** Opens it. Connections may be opened on first use. */
  open(config: Config, context: SourceContext): Source | Promise<Source>;
}

/** Keeps the type of the configuration: `export const source = defineSource({...})`. */
export const defineSource = <Config>(definition: SourceDefinition<Config>): SourceDefinition<Config> =>
  definition;
