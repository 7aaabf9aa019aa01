import type { Subject } from '../../subject.ts';
import { appConfig } from './app-config.ts';
import { assetSettings } from './asset-settings.ts';
import { connections } from './connections.ts';
import { executionRequests } from './execution-requests.ts';
import { grantedPrivileges } from './granted-privileges.ts';
import { groups } from './groups.ts';
import { ingestionSources } from './ingestion-sources.ts';
import { me } from './me.ts';
import { pageModules } from './page-modules.ts';
import { pageTemplates } from './page-templates.ts';
import { policies } from './policies.ts';
import { posts } from './posts.ts';
import { roles } from './roles.ts';
import { secrets } from './secrets.ts';
import { serviceAccounts } from './service-accounts.ts';
import { settings } from './settings.ts';
import { stepStates } from './step-states.ts';
import { subscriptions } from './subscriptions.ts';
import { userSettings } from './user-settings.ts';
import { users } from './users.ts';
import { views } from './views.ts';

/** Who may do what, settings, ingestion, and the pages of an interface. */
export const administration: readonly Subject[] = [
  me,
  appConfig,
  policies,
  grantedPrivileges,
  roles,
  users,
  groups,
  serviceAccounts,
  settings,
  userSettings,
  assetSettings,
  pageModules,
  pageTemplates,
  stepStates,
  ingestionSources,
  executionRequests,
  secrets,
  connections,
  views,
  subscriptions,
  posts,
];
