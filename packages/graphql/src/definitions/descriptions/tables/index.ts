import type { Descriptions } from '../descriptions.ts';
import { analytics } from './analytics.ts';
import { aspects } from './aspects.ts';
import { browse } from './browse.ts';
import { cards } from './cards.ts';
import { configuration } from './configuration.ts';
import { coverage } from './coverage.ts';
import { credentials } from './credentials.ts';
import { documents } from './documents.ts';
import { domains } from './domains.ts';
import { entities } from './entities.ts';
import { glossary } from './glossary.ts';
import { ingestion } from './ingestion.ts';
import { labels } from './labels.ts';
import { models } from './models.ts';
import { mutations } from './mutations.ts';
import { overviews } from './overviews.ts';
import { policies } from './policies.ts';
import { properties } from './properties.ts';
import { quality } from './quality.ts';
import { queries } from './queries.ts';
import { recommendations } from './recommendations.ts';
import { records } from './records.ts';
import { relationships } from './relationships.ts';
import { search } from './search.ts';
import { secrets } from './secrets.ts';
import { settings } from './settings.ts';
import { statistics } from './statistics.ts';
import { subscriptions } from './subscriptions.ts';
import { timeline } from './timeline.ts';
import { users } from './users.ts';

/** Every table. No two describe the same thing. */
export const tables: readonly Descriptions[] = [
  analytics,
  aspects,
  browse,
  cards,
  configuration,
  coverage,
  credentials,
  documents,
  domains,
  entities,
  glossary,
  ingestion,
  labels,
  models,
  mutations,
  overviews,
  policies,
  properties,
  quality,
  queries,
  recommendations,
  records,
  relationships,
  search,
  secrets,
  settings,
  statistics,
  subscriptions,
  timeline,
  users,
];
