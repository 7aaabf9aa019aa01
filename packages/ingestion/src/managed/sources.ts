import type { Colophon } from '@colophon/sdk';
import { datahubGuid } from '@colophon/sdk/builders';
import { isUrn, makeDataHubIngestionSourceUrn } from '@colophon/sdk/urns';
import { type SourceInfo, sourceAspect, sourceType } from './requests.ts';

/** An ingestion source that is saved in the catalogue. */
export interface SavedSource {
  readonly urn: string;
  readonly info: SourceInfo;
}

/** What to save. */
export interface SourceToSave {
  /** Name to display. It identifies the source, unless a URN is given. */
  readonly name: string;
  /** The recipe, with its variables. */
  readonly recipe: Readonly<Record<string, unknown>>;
  /** Cron expression: five fields, or six with the seconds first. Default: no schedule. */
  readonly schedule?: string | undefined;
  /** Name of a time zone. Default `UTC`. */
  readonly timezone?: string | undefined;
  /** Executor that runs it. */
  readonly executorId: string;
  /** Version of DataHub's package, for its connectors. */
  readonly version?: string | undefined;
  readonly extraArgs?: Readonly<Record<string, string>>;
}

/** The URN of a source by its name, as DataHub's command derives it. */
export const sourceUrnOf = (name: string): string =>
  makeDataHubIngestionSourceUrn(`deploy-${datahubGuid({ name })}`);

/** Saves a source. One of the same name is replaced. */
export async function saveSource(client: Colophon, source: SourceToSave): Promise<string> {
  const { name, recipe, schedule, timezone = 'UTC', executorId, version, extraArgs } = source;
  const urn = sourceUrnOf(name);
  const info: SourceInfo = {
    name,
    type: typeOf(recipe),
    ...(schedule !== undefined && { schedule: { interval: schedule, timezone } }),
    config: {
      recipe: JSON.stringify(recipe),
      executorId,
      ...(version !== undefined && { version }),
      ...(extraArgs && Object.keys(extraArgs).length > 0 && { extraArgs }),
    },
  };
  await client.aspects.write(urn, { [sourceAspect]: info });
  return urn;
}

/** All saved sources, in the order in which they were saved. Those of runs from a command line are left out. */
export async function listSources(client: Colophon): Promise<readonly SavedSource[]> {
  const sources: SavedSource[] = [];
  for await (const { urn } of client.search.scroll('*', { entityTypes: [sourceType] })) {
    if (urn.startsWith(makeDataHubIngestionSourceUrn('cli-'))) continue;
    const info = await client.aspects.get(urn, sourceAspect);
    if (info) sources.push({ urn, info });
  }
  return sources;
}

/** The source of a URN, or of a name that only one has; undefined if there is none. */
export async function findSource(client: Colophon, nameOrUrn: string): Promise<SavedSource | undefined> {
  const urn = isUrn(nameOrUrn) ? nameOrUrn : sourceUrnOf(nameOrUrn);
  const info = await client.aspects.get(urn, sourceAspect);
  if (info) return { urn, info };
  const named = (await listSources(client)).filter((source) => source.info.name === nameOrUrn);
  return named.length === 1 ? named[0] : undefined;
}

function typeOf({ source }: Readonly<Record<string, unknown>>): string {
  const type = (source as { readonly type?: unknown } | undefined)?.type;
  return typeof type === 'string' ? type : 'unknown';
}
