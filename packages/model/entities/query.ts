import { entity, key, string } from '@colophon/schema';
import { dataPlatformInstance } from '../aspects/common/data-platform-instance.ts';
import { status } from '../aspects/common/status.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { queryProperties } from '../aspects/query/query-properties.ts';
import { querySubjects } from '../aspects/query/query-subjects.ts';
import { queryUsageStatistics } from '../aspects/query/query-usage-statistics.ts';
import { querySample } from '../samples/query.ts';

const queryKey = key({
  name: 'queryKey',
  record: 'com.linkedin.metadata.key.QueryKey',
  doc: 'Identity of a query, a statement such as SQL that reads or writes one or more datasets.',
  fields: {
    id: {
      type: string,
      doc: "Last part of the query's URN; connectors often use a hash of the statement, so that equal queries are deduplicated.",
    },
  },
});

export const query = entity({
  name: 'query',
  doc: 'A SQL statement kept with the datasets it touches, saved by a user or found in a query log.',
  key: queryKey,
  aspects: [queryProperties, querySubjects, queryUsageStatistics, status, dataPlatformInstance, subTypes],
  sample: querySample,
});
