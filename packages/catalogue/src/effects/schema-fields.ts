import { CatalogueError } from '../errors.ts';
import type { Effect } from './effect.ts';
import { objectsAt } from './json-values.ts';

/** The array of columns of each aspect that describes them. */
const arrays: Readonly<Record<string, string>> = {
  schemaMetadata: 'fields',
  editableSchemaMetadata: 'editableSchemaFieldInfo',
};

/** Each column has a path, and no path comes twice. A patch may make duplicates on its way: the first one stays. */
export const schemaFieldsEffect: Effect = {
  aspects: Object.keys(arrays),
  check(value, { checked: { aspect, patch } }) {
    const array = arrays[aspect.name] ?? '';
    const seen = new Map<unknown, number>();
    for (const [i, { fieldPath }] of objectsAt(value, array).entries()) {
      const place = `/${array}/${i}/fieldPath`;
      if (fieldPath === '')
        throw invalid(aspect.name, `${place}: expected the path of a column, got an empty field path`);
      const first = seen.get(fieldPath);
      if (first === undefined) seen.set(fieldPath, i);
      else if (!patch) {
        throw invalid(
          aspect.name,
          `${place}: expected a path that no other column has, got ${JSON.stringify(fieldPath)}, ` +
            `which /${array}/${first} has: duplicated field paths`,
        );
      }
    }
  },

  derive(value, { checked: { aspect } }) {
    const array = arrays[aspect.name] ?? '';
    const fields = objectsAt(value, array);
    const paths = new Set(fields.map(({ fieldPath }) => fieldPath));
    if (paths.size === fields.length) return value;
    return { ...value, [array]: fields.filter(({ fieldPath }) => paths.delete(fieldPath)) };
  },
};

const invalid = (aspect: string, message: string): CatalogueError =>
  new CatalogueError('INVALID_ASPECT', `Aspect ${aspect}: ${message}`);
