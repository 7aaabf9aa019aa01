import { SourceError } from '../../definitions/errors.ts';
import { type InputContext, readInput, withoutSecrets } from '../../reading/open-input.ts';
import type { DbtConfig } from './config.ts';

type Properties = Readonly<Record<string, unknown>>;

/** A column as the manifest has it. */
export interface ManifestColumn {
  readonly name: string;
  readonly description?: string;
  readonly data_type?: string | null;
  readonly meta?: Properties;
  readonly tags?: readonly string[];
}

/** A node or a source as the manifest has it, in any version of its schema. */
export interface ManifestNode {
  readonly database?: string | null;
  readonly schema: string;
  readonly name: string;
  readonly alias?: string | null;
  readonly identifier?: string | null;
  readonly resource_type: string;
  readonly package_name?: string;
  readonly original_file_path?: string;
  readonly description?: string | null;
  readonly language?: string;
  readonly raw_code?: string;
  readonly raw_sql?: string;
  readonly compiled_code?: string | null;
  readonly compiled_sql?: string | null;
  readonly extra_ctes?: readonly { readonly id: string; readonly sql?: string | null }[];
  readonly config?: {
    readonly materialized?: string;
    readonly meta?: Properties | null;
    readonly tags?: readonly string[];
  };
  readonly meta?: Properties;
  readonly query_tag?: Properties;
  readonly tags?: readonly string[];
  readonly columns?: Readonly<Record<string, ManifestColumn>>;
  readonly depends_on?: { readonly nodes?: readonly string[] };
  readonly test_metadata?: {
    readonly name?: string;
    readonly namespace?: string | null;
    readonly kwargs?: Properties;
  };
}

/** An exposure: what uses models outside of dbt. */
export interface ManifestExposure {
  readonly name: string;
  readonly type?: string;
  readonly owner?: { readonly name?: string | null; readonly email?: string | null };
  readonly description?: string | null;
  readonly url?: string | null;
  readonly maturity?: string | null;
  readonly meta?: Properties;
  readonly tags?: readonly string[];
  readonly package_name?: string;
  readonly original_file_path?: string;
  readonly depends_on?: { readonly nodes?: readonly string[] };
}

interface Metadata {
  readonly dbt_schema_version?: string;
  readonly dbt_version?: string;
  readonly generated_at?: string;
  readonly invocation_id?: string;
  readonly adapter_type?: string;
}

export interface Manifest {
  readonly metadata: Metadata;
  readonly nodes: Readonly<Record<string, ManifestNode>>;
  readonly sources?: Readonly<Record<string, ManifestNode>>;
  readonly exposures?: Readonly<Record<string, ManifestExposure>>;
  readonly semantic_models?: Readonly<Record<string, unknown>>;
}

interface CatalogStat {
  readonly include?: boolean;
  readonly value?: unknown;
}

/** A table as the catalog has it. */
export interface CatalogNode {
  readonly metadata: { readonly type?: string; readonly comment?: string | null };
  readonly columns: Readonly<
    Record<
      string,
      {
        readonly name: string;
        readonly type: string;
        readonly index: number;
        readonly comment?: string | null;
      }
    >
  >;
  readonly stats?: Readonly<Record<string, CatalogStat>>;
}

export interface Catalog {
  readonly metadata: Metadata;
  readonly nodes: Readonly<Record<string, CatalogNode>>;
  readonly sources?: Readonly<Record<string, CatalogNode>>;
}

interface Criterion {
  readonly count?: number | null;
  readonly period?: string | null;
}

/** How fresh a source was. */
export interface FreshnessResult {
  readonly unique_id: string;
  readonly status?: string;
  readonly max_loaded_at?: string;
  readonly snapshotted_at?: string;
  readonly max_loaded_at_time_ago_in_s?: number;
  readonly criteria?: { readonly warn_after?: Criterion | null; readonly error_after?: Criterion | null };
}

export interface SourcesFile {
  readonly metadata: Metadata;
  readonly results: readonly FreshnessResult[];
}

/** What one node did during a run. */
export interface RunResult {
  readonly unique_id: string;
  readonly status: string;
  readonly failures?: number | null;
  readonly message?: string | null;
  readonly timing?: readonly {
    readonly name?: string | null;
    readonly started_at?: string | null;
    readonly completed_at?: string | null;
  }[];
}

export interface RunResults {
  readonly metadata: Metadata;
  readonly args?: { readonly which?: string };
  readonly results: readonly RunResult[];
}

/** Everything that dbt has written about a project. */
export interface Artifacts {
  readonly manifest: Manifest;
  readonly catalog: Catalog | undefined;
  readonly sources: SourcesFile | undefined;
  readonly runs: readonly RunResults[];
}

/**
 * Reads the artifacts of a project.
 *
 * @throws SourceError that names the file when one cannot be read, or is another artifact.
 */
export async function readArtifacts(config: DbtConfig, context: InputContext): Promise<Artifacts> {
  const read = <T>(place: string, kind: string, written: string) =>
    readArtifact<T>(place, kind, written, context);
  const optional = async <T>(place: string | undefined, kind: string, written: string) =>
    place === undefined ? undefined : await read<T>(place, kind, written);
  const runs: RunResults[] = [];
  for (const place of config.run_results_paths)
    runs.push(await read<RunResults>(place, 'run-results', 'dbt build, dbt run or dbt test'));
  return {
    manifest: await read<Manifest>(
      config.manifest_path,
      'manifest',
      'dbt parse, dbt build or dbt docs generate',
    ),
    catalog: await optional<Catalog>(config.catalog_path, 'catalog', 'dbt docs generate'),
    sources: await optional<SourcesFile>(config.sources_path, 'sources', 'dbt source freshness'),
    runs,
  };
}

async function readArtifact<T>(
  place: string,
  kind: string,
  written: string,
  context: InputContext,
): Promise<T> {
  const text = await readInput(place, context);
  const name = withoutSecrets(place);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new SourceError(`${name} is not JSON: ${(cause as Error).message}`, { cause });
  }
  const version = (value as { metadata?: Metadata } | null)?.metadata?.dbt_schema_version;
  if (!version?.includes(`/${kind}/`))
    throw new SourceError(
      `${name} is no dbt ${kind}: metadata.dbt_schema_version is ${JSON.stringify(version) ?? 'missing'}`,
      {
        remedy: `Name the file that ${written} writes.`,
      },
    );
  return value as T;
}
