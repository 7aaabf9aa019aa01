import type { Subject } from '../subject.ts';
import { administration } from './administration/subject.ts';
import { showingCards } from './cards/cards.ts';
import { entities } from './entities/subject.ts';
import { governance } from './governance/subject.ts';
import { identity } from './identity/subject.ts';
import { labels } from './labels/subject.ts';
import { coverageHistorySubject } from './overviews/coverage-history.ts';
import { recentChangesSubject } from './overviews/recent-changes.ts';
import { usageOverviewSubject } from './overviews/usage-overview.ts';
import { quality } from './quality/subject.ts';
import { search } from './search/subject.ts';

/** Everything that answers fields of the schema. */
export const subjects: readonly Subject[] = [
  entities,
  search,
  labels,
  governance,
  quality,
  administration,
  identity,
  showingCards,
  usageOverviewSubject,
  coverageHistorySubject,
  recentChangesSubject,
].flat();
