/** Settings of stateful ingestion, as a recipe's source has them. */
export interface StatefulSettings {
  readonly enabled: boolean;
  readonly remove_stale_metadata: boolean;
  readonly fail_safe_threshold: number;
  readonly ignore_old_state: boolean;
  readonly ignore_new_state: boolean;
}

/** The settings in the configuration of a source; undefined if it has none, or they are off. */
export function statefulSettings(config: unknown): StatefulSettings | undefined {
  const settings = (config as { stateful_ingestion?: Partial<StatefulSettings> } | null)?.stateful_ingestion;
  if (!settings?.enabled) return undefined;
  return {
    enabled: true,
    remove_stale_metadata: settings.remove_stale_metadata ?? true,
    fail_safe_threshold: settings.fail_safe_threshold ?? 75,
    ignore_old_state: settings.ignore_old_state ?? false,
    ignore_new_state: settings.ignore_new_state ?? false,
  };
}
