import type { CoverageGroup, CoverageHistory, CoverageMeasure } from '@colophon/catalogue';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { readTime } from '../quality/input.ts';
import { entityTypeOfSymbol } from '../search/input/entity-types.ts';

interface HistoryInput {
  readonly startTimeMillis: number;
  readonly endTimeMillis?: number | null;
  readonly entityType?: string | null;
  readonly platform?: string | null;
  readonly domain?: string | null;
  readonly ownerGroup?: string | null;
}

/** Days are compared as text, which a year of five digits would put in another order. */
const lastTime = Date.UTC(9999, 11, 31);

const dayOf = (time: number): string => new Date(Math.min(time, lastTime)).toISOString().slice(0, 10);
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

function readGroup({ entityType, platform, domain, ownerGroup }: HistoryInput): CoverageGroup {
  const given: readonly CoverageGroup[] = [
    ...(entityType == null
      ? []
      : [{ by: 'type' as const, value: entityTypeOfSymbol(entityType, 'input.entityType') }]),
    ...(platform == null ? [] : [{ by: 'platform' as const, value: platform }]),
    ...(domain == null ? [] : [{ by: 'domain' as const, value: domain }]),
    ...(ownerGroup == null ? [] : [{ by: 'owner' as const, value: ownerGroup }]),
  ];
  if (given.length > 1)
    throw new RequestError(
      'INVALID_REQUEST',
      'input: expected at most one of entityType, platform, domain and ownerGroup, since the figures of one group say nothing of another',
    );
  return given[0] ?? { by: 'all', value: '' };
}

async function coverageHistory(
  { input }: { readonly input: HistoryInput },
  { session, may }: GraphqlContext,
) {
  const start = readTime(input.startTimeMillis, 'input.startTimeMillis');
  const end = readTime(input.endTimeMillis, 'input.endTimeMillis');
  if (end < start)
    throw new RequestError('INVALID_REQUEST', 'input.endTimeMillis: expected a time after the start');
  const group = readGroup(input);
  const history = await session.coverageHistory({ ...group, from: dayOf(start), until: dayOf(end) });
  // Who may not see a domain or a group learns nothing of it, whether it exists or not.
  if ((group.by === 'domain' || group.by === 'owner') && !(await may(viewers, group.value)))
    return answer({ ...history, days: [] });
  return answer(history);
}

const viewers = ['VIEW_ENTITY_PAGE', 'GET_ENTITY_PRIVILEGE', 'EDIT_ENTITY', 'DELETE_ENTITY'] as const;

const answer = ({ since, days }: CoverageHistory) => ({
  sinceMillis: since === undefined ? null : timeOf(since),
  days: days.map(({ day, counts }) => ({
    timeMillis: timeOf(day),
    counts: Object.entries(counts).map(([name, { of, has }]) => ({
      measure: symbols[name as CoverageMeasure],
      total: of,
      count: has,
    })),
  })),
});

const symbols: Readonly<Record<CoverageMeasure, string>> = {
  documented: 'DOCUMENTED',
  owned: 'OWNED',
  inDomain: 'IN_DOMAIN',
  tagged: 'TAGGED',
  withTerms: 'WITH_TERMS',
  tested: 'TESTED',
  used: 'USED',
};

/** How much of the catalogue was covered on earlier days. */
export const coverageHistorySubject: Subject = { queries: { coverageHistory } };
