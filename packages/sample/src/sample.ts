import type { AnyProposal } from '@colophon/sdk/emitters';
import { parseUrn } from '@colophon/sdk/urns';
import { dashboardProposals } from './dashboards/dashboard-proposals.ts';
import { looker } from './dashboards/dashboards.ts';
import { assetProposals, labelProposals } from './governance/governance-proposals.ts';
import { knowledgeProposals } from './knowledge/knowledge-proposals.ts';
import { learningProposals } from './learning/learning-proposals.ts';
import { peopleProposals } from './people/people-proposals.ts';
import { pipelineProposals } from './pipelines/pipeline-proposals.ts';
import { createPipelines } from './pipelines/pipelines.ts';
import { qualityProposals, runProposals } from './quality/quality-proposals.ts';
import { containerProposals, instanceProposals } from './tables/containers.ts';
import { createEstate } from './tables/create-estate.ts';
import { tableProposals } from './tables/table-proposals.ts';
import { profileProposals } from './usage/profile-proposals.ts';
import { usageProposals } from './usage/usage-proposals.ts';
import { createTimes, write } from './write.ts';

/** How to make the sample. */
export interface SampleOptions {
  /**
   * The current time, in milliseconds since the epoch. Only the day counts, in UTC: the sample is the same all day, and on
   * the next one, it is a day younger.
   */
  readonly now: number;
  /** Days before `now` with usage, profiles and runs. Default 90. */
  readonly days?: number;
}

/**
 * The metadata of Tarnfell, an invented retailer of outdoor gear, as proposals in an order in which they can be sent in
 * batches: what others need comes first. The same day gives the same proposals.
 *
 * @example
 * ```ts
 * const client = new Colophon({ server: 'http://localhost:8080' });
 * await client.emitMany(sampleProposals({ now: Date.now() }));
 * ```
 */
export function* sampleProposals({ now, days = 90 }: SampleOptions): Generator<AnyProposal> {
  const times = createTimes(now, days);
  const estate = createEstate();
  const pipelines = createPipelines(estate);
  yield* withStatus(
    (function* () {
      yield* peopleProposals(times);
      yield* labelProposals(times);
      yield* instanceProposals(estate, [
        ['airflow', 'tarnfell'],
        ['looker', looker],
      ]);
      yield* containerProposals(estate);
      for (const table of estate.tables) yield* tableProposals(estate, table, times);
      yield* pipelineProposals(estate, pipelines);
      yield* dashboardProposals(estate, times);
      yield* learningProposals(estate, pipelines, times);
      yield* assetProposals(estate, times);
      yield* qualityProposals(estate, times);
      yield* knowledgeProposals(estate, times);
    })(),
  );
  yield* profileProposals(estate, times);
  yield* usageProposals(estate, times);
  yield* runProposals(estate, times);
}

/** URNs of all entities of the sample, in the order of their first proposal. */
export const sampleUrns = (): readonly string[] => [
  ...new Set([...sampleProposals({ now: 0, days: 0 })].map(({ entityUrn }) => entityUrn)),
];

/** Types of entities that can't be marked as removed. */
const withoutStatus = new Set(['domain', 'post', 'incident']);

/** Adds to each entity that it isn't removed: loading restores what somebody has soft-deleted. */
function* withStatus(proposals: Iterable<AnyProposal>): Generator<AnyProposal> {
  const seen = new Set<string>();
  for (const proposal of proposals) {
    const { entityUrn, aspectName } = proposal;
    if (aspectName === 'status') continue;
    if (!seen.has(entityUrn) && !withoutStatus.has(parseUrn(entityUrn).entityType))
      yield write(entityUrn, 'status', { removed: false });
    seen.add(entityUrn);
    yield proposal;
  }
}
