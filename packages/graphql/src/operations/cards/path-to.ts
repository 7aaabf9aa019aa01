import type { GraphqlContext } from '../../context.ts';
import { ancestorsOf } from '../../entities/computed-fields.ts';
import { type EntityStub, readAspect, stubOf } from '../../entities/resolve-field.ts';
import { recordsIn } from '../entities/values.ts';

/** A step of the way to an entity: another one, or a mere name. */
interface PathEntry {
  readonly name: string;
  readonly entity: EntityStub | undefined;
}

const entryOf = (entity: EntityStub): PathEntry => ({ name: entity.urn, entity });

/** Where trees of the catalogue itself say what is above an entity: the aspect of it, of those above, and its field. */
const trees: Readonly<Record<string, readonly [own: string, above: string, field: string]>> = {
  glossaryTerm: ['glossaryTermInfo', 'glossaryNodeInfo', 'parentNode'],
  glossaryNode: ['glossaryNodeInfo', 'glossaryNodeInfo', 'parentNode'],
  domain: ['domainProperties', 'domainProperties', 'parentDomain'],
};

/** The way to an entity from the top: of a column its dataset, of a task its pipeline, otherwise folders and containers. */
export async function pathTo(entity: EntityStub, context: GraphqlContext): Promise<readonly PathEntry[]> {
  const tree = trees[entity.entityType];
  if (tree) {
    const [own, above, field] = tree;
    const found = await ancestorsOf(entity.urn, context.aspects, (stored) => stored?.[field], own, above);
    return found.toReversed().map(entryOf);
  }
  const whole = stubOf(partOf(entity, context));
  const way = whole ? await pathTo(whole, context) : await browsePath(entity, context);
  return whole ? [...way, entryOf(whole)] : way;
}

/** Of a column its dataset, of a task its pipeline: the entity in the key of what is only a part. */
function partOf({ urn, entityType }: EntityStub, { registry }: GraphqlContext): string | undefined {
  if (entityType !== 'schemaField' && entityType !== 'dataJob') return undefined;
  return registry.parseEntityUrn(urn).parts[0];
}

/** Folders where they name entities; else containers, if there are any; else folders that are mere names. */
async function browsePath(entity: EntityStub, context: GraphqlContext): Promise<readonly PathEntry[]> {
  const folders = recordsIn((await readAspect(entity, 'browsePathsV2', context))?.path).map(
    ({ id, urn }) => ({
      name: String(id),
      entity: stubOf(urn),
    }),
  );
  if (folders.some((folder) => folder.entity)) return folders;
  const containers = await ancestorsOf(entity.urn, context.aspects, (above) => above?.container, 'container');
  return containers.length > 0 ? containers.toReversed().map(entryOf) : folders;
}
