import type { Subject } from '../../subject.ts';
import { analyticsSubject } from './analytics.ts';
import { assertionSubject } from './assertions.ts';
import { contractSubject } from './contracts.ts';
import { healthSubject } from './health.ts';
import { incidentSubject } from './incidents.ts';
import { operationSubject } from './operations.ts';
import { profileSubject } from './profiles.ts';
import { querySubject } from './queries.ts';
import { runSubject } from './runs.ts';
import { testSubject } from './tests.ts';
import { timelineSubject } from './timeline.ts';
import { usageSubject } from './usage.ts';

/** Assertions, contracts, incidents, queries and tests; usage, profiles and history. */
export const quality: readonly Subject[] = [
  assertionSubject,
  contractSubject,
  incidentSubject,
  querySubject,
  testSubject,
  operationSubject,
  usageSubject,
  profileSubject,
  runSubject,
  healthSubject,
  timelineSubject,
  analyticsSubject,
];
