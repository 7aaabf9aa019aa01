import type { Privilege } from '@colophon/catalogue';
import { type JsonObject, parseUrn } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { type AspectEdit, editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { columnUrn } from './columns.ts';
import { type Stamp, stampOf } from './new-entity.ts';
import { objectsAt, requireText } from './text.ts';

interface SetLogicalParentInput {
  readonly resourceUrn: string;
  readonly parentUrn?: string | null;
}

interface ColumnMapping {
  readonly parentFieldPath: string;
  readonly childFieldPath: string;
}

interface LinkPhysicalChildInput {
  readonly logicalParentUrn: string;
  readonly childUrn: string;
  readonly columnMappings?: readonly ColumnMapping[] | null;
}

export const logicalParentAspect = 'logicalParent';
const relationship = 'PhysicalInstanceOf';
const editors: readonly Privilege[] = ['EDIT_ENTITY'];
/** Columns that are mapped to one column. */
const maxChildren = 1000;

/** Which logical dataset or column a physical one is an instance of. */
export const logicalChildren: Subject = {
  mutations: {
    async setLogicalParent({ input }: { readonly input: SetLogicalParentInput }, context: GraphqlContext) {
      const { resourceUrn: urn, parentUrn } = input;
      requireType(context, urn, 'input.resourceUrn', 'dataset', 'schemaField');
      await requireEditor(context, urn);
      if (parentUrn === null || parentUrn === undefined) {
        await editAspects(context, [clearing(urn)]);
        return true;
      }
      const { name } = context.registry.parseEntityUrn(urn).entity;
      requireType(context, parentUrn, 'input.parentUrn', name);
      if (parentUrn === urn)
        throw new RequestError('INVALID_REQUEST', `input.parentUrn: ${urn} cannot be its own parent`);
      await requireEditor(context, parentUrn);
      await editAspects(context, [pointing(urn, parentUrn, stampOf(context))]);
      return true;
    },

    async linkPhysicalChild({ input }: { readonly input: LinkPhysicalChildInput }, context: GraphqlContext) {
      const { logicalParentUrn: parent, childUrn: child, columnMappings } = input;
      requireType(context, parent, 'input.logicalParentUrn', 'dataset');
      requireType(context, child, 'input.childUrn', 'dataset');
      if (parent === child)
        throw new RequestError('INVALID_REQUEST', `input.childUrn: ${child} cannot be its own parent`);
      await requireEditor(context, child);
      await requireEditor(context, parent);
      await requireExisting(context, [parent, child], 'input');
      const mapped = readMappings(columnMappings ?? [], parent, child);
      const stamp = stampOf(context);
      // Without mappings, those to this parent stay. Those to another one end, since the child has one parent.
      const outdated = (await mappedColumnsOf(context, child)).filter(
        ({ urn, parent: known }) =>
          !mapped.has(urn) && (columnMappings || parseUrn(known).parts[0] !== parent),
      );
      await editAspects(context, [
        pointing(child, parent, stamp),
        ...[...mapped].map(([column, to]) => pointing(column, to, stamp)),
        ...outdated.map(({ urn }) => clearing(urn)),
      ]);
      return true;
    },

    async unlinkPhysicalChild(
      { input: { childUrn: child } }: { readonly input: { readonly childUrn: string } },
      context: GraphqlContext,
    ) {
      requireType(context, child, 'input.childUrn', 'dataset');
      await requireEditor(context, child);
      await requireExisting(context, [child], 'input.childUrn');
      const columns = await mappedColumnsOf(context, child);
      await editAspects(context, [clearing(child), ...columns.map(({ urn }) => clearing(urn))]);
      return true;
    },
  },
};

/** The columns that are mapped to some columns of a dataset. */
export async function childColumnsOf(
  { session }: Pick<GraphqlContext, 'session'>,
  dataset: string,
  paths: readonly string[],
): Promise<readonly string[]> {
  const children: string[] = [];
  for (const path of paths) {
    const { relationships } = await session.relationships({
      urn: columnUrn(dataset, path),
      direction: 'incoming',
      types: [relationship],
      start: 0,
      count: maxChildren,
    });
    children.push(...relationships.map(({ urn }) => urn));
  }
  return children;
}

/** A column is edited with its dataset. */
async function requireEditor(context: GraphqlContext, urn: string): Promise<void> {
  const { entityType, parts } = parseUrn(urn);
  await context.require(editors, entityType === 'schemaField' ? parts[0] : urn);
}

/** By column of the child, the column of the parent. */
function readMappings(
  mappings: readonly ColumnMapping[],
  parent: string,
  child: string,
): ReadonlyMap<string, string> {
  const mapped = new Map<string, string>();
  for (const [i, { parentFieldPath, childFieldPath }] of mappings.entries()) {
    const place = `input.columnMappings[${i}]`;
    requireText(parentFieldPath, `${place}.parentFieldPath`);
    const column = columnUrn(child, requireText(childFieldPath, `${place}.childFieldPath`));
    if (mapped.has(column))
      throw new RequestError(
        'INVALID_REQUEST',
        `${place}.childFieldPath: ${JSON.stringify(childFieldPath)} is mapped twice`,
      );
    mapped.set(column, columnUrn(parent, parentFieldPath));
  }
  return mapped;
}

/** The columns of a dataset that have a logical parent. */
async function mappedColumnsOf({ aspects }: GraphqlContext, dataset: string) {
  const columns = objectsAt(await aspects.load(dataset, 'schemaMetadata'), 'fields').map(({ fieldPath }) =>
    columnUrn(dataset, String(fieldPath)),
  );
  const parents = await Promise.all(columns.map((urn) => aspects.load(urn, logicalParentAspect)));
  return columns.flatMap((urn, i) => {
    const parent = (parents[i]?.parent as JsonObject | undefined)?.destinationUrn;
    return typeof parent === 'string' ? [{ urn, parent }] : [];
  });
}

const pointing = (urn: string, parent: string, stamp: Stamp): AspectEdit => ({
  urn,
  aspect: logicalParentAspect,
  change(present) {
    const edge = present?.parent as JsonObject | undefined;
    const created = edge?.destinationUrn === parent ? edge.created : undefined;
    return { parent: { destinationUrn: parent, created: created ?? stamp, lastModified: stamp } };
  },
});

/** An aspect that is not there need not be cleared. */
const clearing = (urn: string): AspectEdit => ({
  urn,
  aspect: logicalParentAspect,
  change: (present) => (present?.parent ? {} : undefined),
});
