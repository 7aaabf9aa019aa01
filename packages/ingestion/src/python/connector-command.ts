/** How a recipe is run. */
export interface ConnectorMode {
  /** Reads and transforms everything, and writes nothing. */
  readonly dryRun?: boolean | undefined;
  /** Reads this many records only. */
  readonly maxRecords?: number | undefined;
  /** Only tests the connection. */
  readonly testConnection?: boolean | undefined;
}

/** The arguments of Python that run a recipe by DataHub's package. Nothing of the recipe is in them: anyone can read them. */
export function connectorArguments(
  recipeFile: string,
  reportFile: string,
  mode: ConnectorMode = {},
): string[] {
  return [
    '-m',
    'datahub',
    'ingest',
    'run',
    '--config',
    recipeFile,
    '--report-to',
    reportFile,
    '--no-spinner',
    '--no-progress',
    ...(mode.dryRun ? ['--dry-run'] : []),
    ...(mode.maxRecords !== undefined ? ['--preview', '--preview-workunits', String(mode.maxRecords)] : []),
    ...(mode.testConnection ? ['--test-source-connection'] : []),
  ];
}

/**
 * The environment of DataHub's package: that of the run and the secrets of the recipe. It sends no telemetry, and its
 * configuration in the home folder, which may name another server, is not read.
 */
export const connectorEnvironment = (
  env: Readonly<Record<string, string | undefined>>,
  secrets: Readonly<Record<string, string>>,
): Record<string, string | undefined> => ({
  ...env,
  // What it does by default anyway, and warns of.
  DATAHUB_EMIT_MODE: env.DATAHUB_EMIT_MODE ?? 'ASYNC',
  DATAHUB_TELEMETRY_ENABLED: 'false',
  DATAHUB_SKIP_CONFIG: 'true',
  PYTHONUNBUFFERED: '1',
  PYTHONIOENCODING: 'utf-8',
  PYTHONHOME: undefined,
  VIRTUAL_ENV: undefined,
  NO_COLOR: '1',
  ...secrets,
});
