import type { ClientSettings } from '../client-settings.ts';

/** What all commands that run a recipe take. */
export interface IngestSettings extends ClientSettings {
  readonly config: string;
  readonly state?: string;
  readonly json?: boolean;
}

/** What they take for sources of DataHub's package. */
export interface PackageSettings {
  readonly datahubVersion?: string;
  readonly with?: readonly string[];
  /** Seconds. */
  readonly timeout?: number;
}
