import { type Aspect, type Entity, isUrn, type JsonObject, parseUrn, printUrn } from '@colophon/schema';

/** Folder of entities without another. */
const defaultFolder = 'Default';

/** Key fields that name a tool, which is a platform. */
const toolFields = ['dashboardTool', 'orchestrator', 'notebookTool'] as const;

/**
 * The aspects that an entity has from the start, as far as its URN implies them: the platform that it is
 * on, and the folder in which people look for it.
 */
export function defaultAspects(
  entity: Entity,
  key: JsonObject,
): { readonly aspect: Aspect; readonly value: JsonObject }[] {
  return entity.aspects.flatMap((aspect) => {
    const value = defaultValue(aspect.name, entity.name, key);
    return value ? [{ aspect, value }] : [];
  });
}

function defaultValue(aspect: string, entityType: string, key: JsonObject): JsonObject | undefined {
  switch (aspect) {
    case 'dataPlatformInstance': {
      const platform = platformOf(key);
      return platform === undefined ? undefined : { platform };
    }
    case 'browsePaths': {
      const path = browsePath(entityType, key);
      return path === undefined ? undefined : { paths: [path] };
    }
    case 'browsePathsV2':
      return { path: folders(entityType, key) };
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
function browsePath(entityType: string, key: JsonObject): string | undefined {
  const platform = platformOf(key);
  if (platform === undefined) return undefined;
  const name = parseUrn(platform).parts[0] ?? '';
  if (entityType === 'dataset') return ['', key.origin, name, ...containersOf(key)].join('/').toLowerCase();
  if (entityType === 'dataFlow') return `/${name}/${key.cluster}`.toLowerCase();
  if (entityType === 'dataJob') return `/${name}/${parseUrn(String(key.flow)).parts[2]}`.toLowerCase();
  return `/${name}`.toLowerCase();
}

/** A folder for each part of a dataset's name but the last; a job is in its flow. */
function folders(entityType: string, key: JsonObject): JsonObject[] {
  if (entityType === 'dataJob' && typeof key.flow === 'string') return [{ id: key.flow, urn: key.flow }];
  const names = entityType === 'dataset' ? containersOf(key) : [];
  return (names.length > 0 ? names : [defaultFolder]).map((id) => ({ id }));
}

const containersOf = (key: JsonObject): string[] =>
  String(key.name)
    .split('.')
    .slice(0, -1)
    .filter((name) => name !== '');
