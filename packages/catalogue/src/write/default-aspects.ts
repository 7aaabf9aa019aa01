import { type Aspect, type Entity, isUrn, type JsonObject, parseUrn, printUrn } from '@colophon/schema';
import type { AspectKey } from '../ports/aspects.ts';
import type { WorkingState } from './working-state.ts';

/** Folder of entities without another. */
const defaultFolder = 'Default';

/** The delimiter in dataset names, unless the platform defines another one. */
const defaultDelimiter = '.';

/** Key fields that name a tool, which is a platform. */
const toolFields = ['dashboardTool', 'orchestrator', 'notebookTool'] as const;

/**
 * The aspects that an entity has from the start, as far as its URN implies them: the platform that it is
 * on, and the folder in which people look for it.
 */
export function defaultAspects(
  entity: Entity,
  key: JsonObject,
  state: Pick<WorkingState, 'latest'>,
): { readonly aspect: Aspect; readonly value: JsonObject }[] {
  const containers = containersOf(key, state);
  return entity.aspects.flatMap((aspect) => {
    const value = defaultValue(aspect.name, entity.name, key, containers, state);
    return value ? [{ aspect, value }] : [];
  });
}

/** What says how the name of a dataset is divided. */
export const platformInfoOf = ({ platform }: JsonObject): AspectKey | undefined =>
  typeof platform === 'string' && isUrn(platform, 'dataPlatform')
    ? { urn: platform, aspect: 'dataPlatformInfo' }
    : undefined;

/** The key of the platform instance that the first part of a dataset's name may mean, given how names are divided. */
export function platformInstanceOf(
  key: JsonObject,
  state: Pick<WorkingState, 'latest'>,
): AspectKey | undefined {
  const [first] = containersOf(key, state);
  const { platform } = key;
  if (first === undefined || typeof platform !== 'string') return undefined;
  const urn = printUrn({ entityType: 'dataPlatformInstance', parts: [platform, first] });
  return { urn, aspect: 'dataPlatformInstanceKey' };
}

function defaultValue(
  aspect: string,
  entityType: string,
  key: JsonObject,
  containers: readonly string[],
  state: Pick<WorkingState, 'latest'>,
): JsonObject | undefined {
  switch (aspect) {
    case 'dataPlatformInstance': {
      const platform = platformOf(key);
      return platform === undefined ? undefined : { platform };
    }
    case 'browsePaths': {
      const path = browsePath(entityType, key, containers);
      return path === undefined ? undefined : { paths: [path] };
    }
    case 'browsePathsV2':
      return { path: folders(entityType, key, containers, state) };
    default:
      return undefined;
  }
}

/** The platform that the key of an entity implies. */
export function platformOf(key: JsonObject): string | undefined {
  const { platform, flow } = key;
  if (typeof platform === 'string') return platform;
  for (const field of toolFields) {
    const tool = key[field];
    if (typeof tool === 'string') return printUrn({ entityType: 'dataPlatform', parts: [tool] });
  }
  // A job is where its flow is.
  const [orchestrator] = typeof flow === 'string' && isUrn(flow) ? parseUrn(flow).parts : [];
  return orchestrator === undefined
    ? undefined
    : printUrn({ entityType: 'dataPlatform', parts: [orchestrator] });
}

/** The older form, one text: `/prod/mysql/shop` for the table `shop.orders`. */
function browsePath(entityType: string, key: JsonObject, containers: readonly string[]): string | undefined {
  const platform = platformOf(key);
  if (platform === undefined) return undefined;
  const name = parseUrn(platform).parts[0] ?? '';
  if (entityType === 'dataset') return ['', key.origin, name, ...containers].join('/').toLowerCase();
  if (entityType === 'dataFlow') return `/${name}/${key.cluster}`.toLowerCase();
  if (entityType === 'dataJob') return `/${name}/${parseUrn(String(key.flow)).parts[2]}`.toLowerCase();
  return `/${name}`.toLowerCase();
}

/**
 * A folder for each part of a dataset's name but the last, of which the first may be a platform instance; a job is in its
 * flow.
 */
function folders(
  entityType: string,
  key: JsonObject,
  containers: readonly string[],
  state: Pick<WorkingState, 'latest'>,
): JsonObject[] {
  if (entityType === 'dataJob' && typeof key.flow === 'string') return [{ id: key.flow, urn: key.flow }];
  if (entityType !== 'dataset' || containers.length === 0) return [{ id: defaultFolder }];
  const instance = platformInstanceOf(key, state);
  const isInstance = instance !== undefined && state.latest(instance) !== undefined;
  return containers.map((id, i) =>
    i === 0 && isInstance ? { id: instance.urn, urn: instance.urn } : { id },
  );
}

/** The parts of a dataset's name but the last, divided as its platform says. */
function containersOf(key: JsonObject, state: Pick<WorkingState, 'latest'>): string[] {
  const info = platformInfoOf(key);
  const delimiter = info && state.latest(info)?.value.datasetNameDelimiter;
  return String(key.name)
    .split(typeof delimiter === 'string' && delimiter !== '' ? delimiter : defaultDelimiter)
    .slice(0, -1)
    .filter((name) => name !== '');
}
