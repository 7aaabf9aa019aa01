import { isUrn, type JsonObject, parseUrn } from '@colophon/schema';
import type { WorkingState } from '../write/working-state.ts';
import type { Effect, ReadKey } from './effect.ts';
import { isObject, objectsAt } from './json-values.ts';
import { reject } from './reject.ts';

const parentAspect = 'logicalParent';

/** A column carries out a column: both are in the stored schemas of their datasets. */
export const logicalParentEffect: Effect = {
  aspects: [parentAspect],
  entity: 'schemaField',

  readSet({ urn, value, patch }) {
    if (patch) return [];
    return [urn, parentOf(value)].flatMap((column): ReadKey[] => {
      const [dataset] = partsOf(column);
      return dataset === undefined ? [] : [{ urn: dataset, aspect: 'schemaMetadata' }];
    });
  },

  checkAtEnd(value, { state, checked }) {
    const parent = parentOf(value);
    if (checked.patch || parent === undefined) return;
    if (!isInSchema(state, checked.urn)) rejectColumn('/', checked.urn);
    if (!isInSchema(state, parent)) rejectColumn('/parent/destinationUrn', parent);
  },
};

function parentOf({ parent }: JsonObject): string | undefined {
  const urn = isObject(parent) ? parent.destinationUrn : undefined;
  return typeof urn === 'string' ? urn : undefined;
}

/** The dataset and the path of a column. */
const partsOf = (urn: string | undefined): readonly string[] =>
  urn !== undefined && isUrn(urn, 'schemaField') ? parseUrn(urn).parts : [];

function isInSchema(state: WorkingState, column: string): boolean {
  const [dataset, path] = partsOf(column);
  const schema = dataset && state.latest({ urn: dataset, aspect: 'schemaMetadata' })?.value;
  return schema ? objectsAt(schema, 'fields').some(({ fieldPath }) => fieldPath === path) : false;
}

const rejectColumn = (path: string, urn: string): never =>
  reject(parentAspect, path, 'a column that is in the schemaMetadata of its dataset', urn);
