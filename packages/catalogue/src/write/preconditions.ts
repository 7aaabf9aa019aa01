import { CatalogueError } from '../errors.ts';
import type { LatestAspect } from '../ports/aspects.ts';
import type { ChangeProposal } from '../proposal.ts';

/** The result of the checks before a write: continue, change nothing, or (thrown) reject. */
export type Verdict = 'write' | 'skip';

/**
 * Holds the conditions of a proposal against the present value. Header names are case-insensitive; when several are
 * given, all must hold.
 *
 * - `If-Version-Match: n`: the present version, `-1` when the aspect must not exist yet;
 * - `If-Modified-Since`, `If-Unmodified-Since`: an ISO instant, `2025-06-01T00:00:00Z`;
 * - `If-None-Match: *`: a CREATE of what exists is left out in silence.
 *
 * @throws CatalogueError `ALREADY_EXISTS`, `PRECONDITION_FAILED`, `INVALID_REQUEST`.
 */
export function checkPreconditions(
  proposal: ChangeProposal,
  present: LatestAspect | undefined,
  entityExists: boolean,
): Verdict {
  const headers = new Map(
    Object.entries(proposal.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const exists =
    (proposal.changeType === 'CREATE' && present !== undefined) ||
    (proposal.changeType === 'CREATE_ENTITY' && entityExists);
  if (exists) {
    if (headers.get('if-none-match') === '*') return 'skip';
    const what =
      proposal.changeType === 'CREATE'
        ? `aspect ${proposal.aspectName} of ${proposal.entityUrn}`
        : `entity ${proposal.entityUrn}`;
    throw new CatalogueError('ALREADY_EXISTS', `Cannot ${proposal.changeType}: ${what} already exists`);
  }
  checkVersion(headers.get('if-version-match'), proposal, present);
  checkTime('If-Modified-Since', headers, present, (modified, given) => modified > given);
  checkTime('If-Unmodified-Since', headers, present, (modified, given) => modified <= given);
  return 'write';
}

function checkVersion(
  expected: string | undefined,
  proposal: ChangeProposal,
  present: LatestAspect | undefined,
): void {
  if (expected === undefined) return;
  const creates = proposal.changeType === 'CREATE' || proposal.changeType === 'CREATE_ENTITY';
  const actual = creates ? '-1' : (present?.systemMetadata.version ?? (present ? '1' : '-1'));
  if (actual !== expected) {
    throw new CatalogueError(
      'PRECONDITION_FAILED',
      `If-Version-Match: expected version ${expected} of ${proposal.aspectName}, and it has version ${actual}`,
    );
  }
}

function checkTime(
  name: 'If-Modified-Since' | 'If-Unmodified-Since',
  headers: ReadonlyMap<string, string>,
  present: LatestAspect | undefined,
  holds: (modified: number, given: number) => boolean,
): void {
  const text = headers.get(name.toLowerCase());
  if (text === undefined) return;
  const given = parseInstant(text);
  if (Number.isNaN(given)) {
    throw new CatalogueError(
      'INVALID_REQUEST',
      `${name}: expected a time such as 2025-06-01T00:00:00Z, got ${text}`,
    );
  }
  // An absent aspect was never modified: earlier than any time.
  const modified = present
    ? (present.systemMetadata.aspectModified?.time ?? present.created.time)
    : -Infinity;
  if (!holds(modified, given))
    throw new CatalogueError('PRECONDITION_FAILED', `${name}: ${text} does not hold`);
}

/** Milliseconds since the epoch; NaN when the text is no ISO instant. `Date.parse` takes a year, or HTTP's dates, too. */
function parseInstant(text: string): number {
  const [, date] = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/.exec(text) ?? [];
  const day = Date.parse(`${date}T00:00:00Z`);
  // To `Date.parse`, 30 February is a day in March.
  const exists = !Number.isNaN(day) && new Date(day).toISOString().startsWith(`${date}T`);
  return exists ? Date.parse(text) : Number.NaN;
}
