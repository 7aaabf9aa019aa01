import { changes } from '../changes/operations.ts';
import { events } from '../events/operations.ts';
import { backup } from './backup.ts';
import { consumerLag } from './consumer-lag.ts';
import { maintenance } from './maintenance.ts';
import type { Operation } from './operation.ts';
import { getRelationships } from './relationships.ts';
import { scrollLineage } from './scroll-lineage.ts';
import { server } from './server.ts';
import { timeline } from './timeline.ts';
import { tracking } from './tracking.ts';
import { entitiesV1 } from './v1/entities.ts';
import { platform } from './v1/platform.ts';
import { specifications } from './v1/specifications.ts';
import { traceWrites } from './v1/trace.ts';
import { entitiesV2 } from './v2/entities.ts';
import { scrollTimeseries } from './v2/timeseries.ts';
import { batchGet } from './v3/batch-get.ts';
import { entitiesV3 } from './v3/entities.ts';
import { genericV3 } from './v3/generic.ts';
import { genericEntityV3 } from './v3/generic-entity.ts';
import { historyV3 } from './v3/history.ts';
import { scrollV3 } from './v3/scroll.ts';
import { scrollRelationshipsV3 } from './v3/scroll-relationships.ts';

// Served in addition where there is sign-in.
export { identityOperations } from './identity/operations.ts';

/** Everything that can be asked. Of two paths that fit a request, the one that comes first here serves it. */
export const operations: readonly Operation[] = [
  ...server,
  ...tracking,
  ...genericV3,
  ...genericEntityV3,
  ...scrollV3,
  batchGet,
  ...historyV3,
  ...entitiesV3,
  ...entitiesV2,
  ...entitiesV1,
  ...platform,
  getRelationships,
  ...scrollRelationshipsV3,
  scrollLineage(3),
  scrollLineage(2),
  scrollTimeseries,
  ...timeline,
  traceWrites,
  ...changes,
  ...events,
  ...maintenance,
  backup,
  ...consumerLag,
  ...specifications,
];
