import type { ClientSettings } from '../client-settings.ts';

/** What all commands that run a recipe take. */
export interface IngestSettings extends ClientSettings {
  readonly config: string;
  readonly state?: string;
  readonly json?: boolean;
}
