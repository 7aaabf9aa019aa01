import type { Subject } from '../../resolvers.ts';
import { appConfig } from './app-config.ts';
import { connections } from './connections.ts';
import { executionRequests } from './execution-requests.ts';
import { grantedPrivileges } from './granted-privileges.ts';
import { ingestionSources } from './ingestion-sources.ts';
import { me } from './me.ts';
import { policies } from './policies.ts';
import { posts } from './posts.ts';
import { roles } from './roles.ts';
import { secrets } from './secrets.ts';
import { settings } from './settings.ts';
import { views } from './views.ts';

/** Who may do what, settings, ingestion, and the pages of an interface. */
export const administration: readonly Subject[] = [
  me,
  appConfig,
  policies,
  grantedPrivileges,
  roles,
  settings,
  ingestionSources,
  executionRequests,
  secrets,
  connections,
  views,
  posts,
];
