import type { Place } from './side-by-side.ts';

/** A way in which the two sources differ, and why. */
export interface KnownSourceDifference {
  readonly reason: string;
  readonly applies: (difference: Place) => boolean;
}

const at =
  (aspectName: string, path: RegExp) =>
  (difference: Place): boolean =>
    difference.aspectName === aspectName && path.test(difference.path);

/** DataHub takes a name without a schema for one of the schema of the view or table that uses it. */
const isWrongSchema = ({ theirs }: Place) =>
  typeof theirs === 'string' && theirs.includes('shop.sales.customers');

/** Every way in which the source `postgres` is known to differ from DataHub's. */
export const knownSourceDifferences: readonly KnownSourceDifference[] = [
  {
    reason: 'a name without a schema is looked up in the search path, as PostgreSQL does: public.customers',
    applies: (difference) =>
      isWrongSchema(difference) ||
      // Its confidence is that of a table whose columns it has not found.
      (at('upstreamLineage', /\/confidenceScore$/)(difference) && difference.theirs === 0.35),
  },
  {
    reason: 'the comment of a schema is its description',
    applies: at('containerProperties', /^\/description$/),
  },
  {
    reason: 'the order of the columns of a primary key is kept, too',
    applies: at('schemaMetadata', /^\/primaryKeys$/),
  },
  {
    reason: 'a domain has the type that it is made of, and a composite type is a record',
    applies: (difference) =>
      at('schemaMetadata', /\.(StringType|RecordType|NullType)$|\/nativeDataType$/)(difference) &&
      difference.urn.includes('customers'),
  },
  {
    reason: 'a materialized view says that it is one',
    applies: at('viewProperties', /^\/materialized$/),
  },
  {
    reason: 'lineage has no time, so that it is the same in each run',
    applies: at('upstreamLineage', /^\/upstreams\/\*\/(auditStamp|created)$/),
  },
  {
    reason: 'the statement of a view is in viewProperties; it is not written as a query as well',
    applies: (difference) =>
      difference.urn.startsWith('urn:li:query:') || at('upstreamLineage', /\/query$/)(difference),
  },
  {
    reason: 'the expression of a column is not repeated beside the statement',
    applies: at('upstreamLineage', /\/transformOperation$/),
  },
  {
    reason: 'the server makes the browse path from the containers',
    applies: ({ aspectName }) => aspectName === 'browsePathsV2',
  },
  { reason: 'each run has its time', applies: at('datasetProfile', /^\/timestampMillis$/) },
  {
    reason: 'a profile of the whole table does not say so',
    applies: at('datasetProfile', /^\/partitionSpec$/),
  },
  {
    reason:
      'lists, records and bytes are not profiled: their values may be large, and are no numbers or words',
    applies: at('datasetProfile', /^\/fieldProfiles$/),
  },
  {
    reason: 'a value is printed as the database prints it, such as `true`',
    applies: at('datasetProfile', /\/sampleValues\/\*$/),
  },
];
