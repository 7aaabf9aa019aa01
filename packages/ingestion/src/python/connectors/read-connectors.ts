import { readFile } from 'node:fs/promises';

/** A JSON schema, as far as pydantic prints it for configurations. */
export interface ConfigSchema {
  readonly type?: string;
  readonly $ref?: string;
  readonly anyOf?: readonly ConfigSchema[];
  readonly oneOf?: readonly ConfigSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: ConfigSchema;
  readonly properties?: Readonly<Record<string, ConfigSchema>>;
  readonly required?: readonly string[];
  /** False if other keys are errors. */
  readonly additionalProperties?: boolean | ConfigSchema;
  readonly default?: unknown;
  readonly format?: string;
  /** Only of sources of our own: DataHub's descriptions are its own text. */
  readonly description?: string;
  /** Keys that are read and not documented. */
  readonly 'x-hidden'?: readonly string[];
  /** Keys of earlier versions that are still read, with the present name; null for those without effect. */
  readonly 'x-earlier'?: Readonly<Record<string, string | null>>;
}

/** A connector of DataHub's package. */
export interface Connector {
  /** Its `type` in a recipe. */
  readonly name: string;
  /** Name for people: `Snowflake`. */
  readonly title: string;
  /** Id of the data platform; undefined where it has none. */
  readonly platform?: string;
  /** How mature DataHub says it is. */
  readonly status: 'GA' | 'BETA' | 'ALPHA' | 'UNKNOWN';
  /** Extra of the package that installs its driver; undefined if it needs none. */
  readonly extra?: string;
  /** What it can do, by DataHub's names: `LINEAGE_COARSE`. */
  readonly capabilities: readonly string[];
  /** Whether its connection can be tested without reading metadata. */
  readonly testsConnection?: true;
  /** What `source.config` may be. References are to the definitions of all connectors. */
  readonly config: ConfigSchema;
}

/** All connectors of one version of DataHub's package. */
export interface Connectors {
  /** Version of `acryl-datahub`. */
  readonly version: string;
  /** Other values of `type`, with the name of the connector. */
  readonly aliases: Readonly<Record<string, string>>;
  /** By name. */
  readonly connectors: Readonly<Record<string, Omit<Connector, 'name'>>>;
  /** Parts of configurations that connectors share, by name. */
  readonly $defs: Readonly<Record<string, ConfigSchema>>;
}

let reading: Promise<Connectors> | undefined;

/** The list of connectors, read once. It takes no Python: it was printed from DataHub's package when Colophon was made. */
export function readConnectors(): Promise<Connectors> {
  reading ??= readFile(new URL('../../../gen/datahub-connectors.json', import.meta.url), 'utf8').then(
    (text) => JSON.parse(text) as Connectors,
  );
  return reading;
}

/** The connector that a `type` names, by name or alias; undefined if there is none. */
export async function findConnector(type: string): Promise<Connector | undefined> {
  const { connectors, aliases } = await readConnectors();
  const name = Object.hasOwn(aliases, type) ? (aliases[type] as string) : type;
  return Object.hasOwn(connectors, name)
    ? { name, ...(connectors[name] as Omit<Connector, 'name'>) }
    : undefined;
}
