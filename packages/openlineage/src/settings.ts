/** How events become metadata. The names are those of DataHub's settings, `datahub.openlineage.*`. */
export interface OpenLineageSettings {
  /** Environment of flows, jobs and datasets, such as `PROD`. Default: the namespace of a job names its cluster, and datasets are in `PROD`. */
  readonly env?: string | undefined;
  /** Orchestrator of every flow. Default: what the events say. */
  readonly orchestrator?: string | undefined;
  /** Platform instance of flows and jobs. Default: none. */
  readonly platformInstance?: string | undefined;
  /** Environment of datasets. Default: `env`, else `PROD`. */
  readonly commonDatasetEnv?: string | undefined;
  /** Platform instance of datasets, before their names. Default: none. */
  readonly commonDatasetPlatformInstance?: string | undefined;
  /** False to name datasets in lineage only, and to write nothing about them. Default true. */
  readonly materializeDataset: boolean;
  /** False to leave out the schemas of datasets. Default true. */
  readonly includeSchemaMetadata: boolean;
  /** False to leave out column-level lineage. Default true. */
  readonly captureColumnLevelLineage: boolean;
  /** True to add to the lineage of earlier runs, where by default a run replaces it. Default false. */
  readonly usePatch: boolean;
  /** The path of a file without its partition, where settings say what that is. Default: the path as it is. */
  readonly withoutPartition?: ((path: string) => string) | undefined;
}

/** What holds without settings: DataHub's defaults. */
export const defaultOpenLineageSettings: OpenLineageSettings = {
  materializeDataset: true,
  includeSchemaMetadata: true,
  captureColumnLevelLineage: true,
  usePatch: false,
};
