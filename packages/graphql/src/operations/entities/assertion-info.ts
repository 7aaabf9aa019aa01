import type { Subject } from '../../subject.ts';
import { columnOf, ofRecord, recordsIn, type Stored } from './values.ts';

type Registry = Parameters<typeof columnOf>[1];

/** A column as assertions name it: by its own URN. */
const columnIn = (urn: unknown, context: Registry): Stored | null => {
  const column = columnOf(urn, context);
  return column ? { urn: column.urn, path: column.path } : null;
};

const entityUrn = { entityUrn: 'entity' };

/** What assertions assert. Each kind has a record of its own, that names the entity in its own way. */
export const assertionInfo: Subject = {
  yields: true,
  fields: {
    DatasetAssertionInfo: {
      datasetUrn: 'dataset',
      fields: ofRecord(({ fields }, _, context) =>
        Array.isArray(fields) ? fields.flatMap((urn) => columnIn(urn, context) ?? []) : null,
      ),
    },
    FreshnessAssertionInfo: entityUrn,
    // GraphQL has no quarters.
    FixedIntervalSchedule: {
      unit: ofRecord(({ unit }) => (unit === 'QUARTER' ? 'MONTH' : unit)),
      multiple: ofRecord(({ unit, multiple = 1 }) => Number(multiple) * (unit === 'QUARTER' ? 3 : 1)),
    },
    VolumeAssertionInfo: entityUrn,
    SqlAssertionInfo: entityUrn,
    FieldAssertionInfo: entityUrn,
    SchemaAssertionInfo: {
      ...entityUrn,
      fields: ofRecord(({ schema }) =>
        recordsIn((schema as Stored | undefined)?.fields).map(({ fieldPath, type, nativeDataType }) => ({
          path: fieldPath,
          type,
          nativeType: nativeDataType,
        })),
      ),
    },
    CustomAssertionInfo: {
      ...entityUrn,
      field: ofRecord(({ field }, _, context) => columnIn(field, context)),
    },
  },
};
