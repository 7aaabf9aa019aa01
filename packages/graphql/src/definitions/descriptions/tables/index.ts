import type { Descriptions } from '../descriptions.ts';
import { access } from './access.ts';
import { entities } from './entities.ts';
import { governance } from './governance.ts';
import { ingestion } from './ingestion.ts';
import { labels } from './labels.ts';
import { mutations } from './mutations.ts';
import { quality } from './quality.ts';
import { queries } from './queries.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { statistics } from './statistics.ts';
import { timeline } from './timeline.ts';

/** Every table. No two describe the same thing. */
export const tables: readonly Descriptions[] = [
  queries,
  mutations,
  entities,
  labels,
  governance,
  quality,
  search,
  access,
  settings,
  ingestion,
  statistics,
  timeline,
];
