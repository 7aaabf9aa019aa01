import type { SourceRecord } from '../definitions/record.ts';
import type { RunReport } from '../run/run-report.ts';

/** Entities of these types are events, which do not go stale. */
const ignoredTypes = ['dataProcessInstance', 'query'];
const isIgnored = (urn: string): boolean => ignoredTypes.some((type) => urn.startsWith(`urn:li:${type}:`));

/** Types that cannot be marked as removed: they have no aspect `status`. */
const withoutStatus: ReadonlySet<string> = new Set([
  'dataHubAction',
  'dataHubIngestionSource',
  'dataPlatform',
  'dataPlatformInstance',
  'globalSettings',
  'query',
  'role',
]);

const hasStatus = (urn: string): boolean => !withoutStatus.has(urn.split(':')[2] ?? '');

/** The entities that belong to a source, found in one run. */
export class OwnedEntities {
  /** In the order in which they were found. */
  readonly urns = new Set<string>();
  /** Those that the source only says something about. */
  readonly others = new Set<string>();
  /** Those about which the source says itself whether they are removed. */
  readonly withStatus = new Set<string>();
  /** Those that exist, and could not be read. */
  readonly unread = new Set<string>();

  add({ proposals, owned = true, unread = [] }: SourceRecord): void {
    for (const urn of unread) this.unread.add(urn);
    for (const { entityUrn, aspectName } of proposals) {
      if (aspectName === 'status') this.withStatus.add(entityUrn);
      if (!owned) this.others.add(entityUrn);
      else if (!isIgnored(entityUrn)) this.urns.add(entityUrn);
    }
  }
}

/** What a run removes, and the state that it leaves. */
export interface Removal {
  /** Entities to mark as removed. */
  readonly stale: readonly string[];
  /** Entities that the last run had not, to mark as not removed: an earlier run may have removed them. */
  readonly restored: readonly string[];
  /** The state for the next run. */
  readonly urns: readonly string[];
}

/**
 * Decides what is stale: what the last run had and this one has not. Nothing is, if the run had failures, found nothing, or
 * would remove more than the threshold; then the state keeps what the last run had, so that a later run can remove it.
 */
export function findStale(
  before: readonly string[],
  owned: OwnedEntities,
  report: RunReport,
  failSafeThreshold: number,
): Removal {
  const known = new Set(before);
  const restored = [...owned.urns].filter(
    (urn) => !known.has(urn) && !owned.withStatus.has(urn) && hasStatus(urn),
  );
  const kept = { stale: [], restored, urns: [...new Set([...before, ...owned.urns])] };
  const relevant = before.filter((urn) => !isIgnored(urn));
  const skipped = 'nothing is removed';
  if (report.total('failures') > 0) {
    report.warn({ title: skipped, message: 'The run had failures: what it did not find may still exist.' });
    return kept;
  }
  if (owned.urns.size === 0 && relevant.length > 0) {
    report.fail({ title: skipped, message: 'The source found nothing at all, and the last run did.' });
    return kept;
  }
  const unread = relevant.filter((urn) => owned.unread.has(urn) && !owned.urns.has(urn));
  const missing = relevant.filter((urn) => !owned.urns.has(urn) && !owned.unread.has(urn));
  const percent = relevant.length === 0 ? 0 : (missing.length / relevant.length) * 100;
  if (percent > failSafeThreshold && failSafeThreshold < 100) {
    report.fail({
      title: skipped,
      message:
        `${missing.length} of ${relevant.length} entities are gone, ${percent.toFixed(1)} %, which is more than ` +
        `stateful_ingestion.fail_safe_threshold allows: ${failSafeThreshold}. If that is right, raise the threshold for one run.`,
    });
    return kept;
  }
  const stale = missing.filter(
    (urn) => !owned.others.has(urn) && !withoutStatus.has(urn.split(':')[2] ?? ''),
  );
  return { stale, restored, urns: [...owned.urns, ...unread] };
}
