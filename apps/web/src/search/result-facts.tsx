import { Link } from '@tanstack/react-router';
import { placeOf } from '../entity/presentations.ts';
import { agoText, momentText } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';

interface Figures {
  readonly entityType: string;
  readonly activeIncidents?: number;
  readonly failingAssertions?: number;
  readonly usesLately?: number | null;
  readonly changedAt?: number | null;
}

/** What is wrong with a result; it leads to where that is shown. Nothing where all is well. */
export function Failing({ result, urn }: { readonly result: Figures; readonly urn: string }) {
  const { activeIncidents = 0, failingAssertions = 0 } = result;
  const failing = [
    activeIncidents > 0 && texts.search.incidents(activeIncidents),
    failingAssertions > 0 && texts.search.failing(failingAssertions),
  ].filter((text) => text !== false);
  if (failing.length === 0) return null;
  return (
    <Link
      className="result__failing"
      to="/$type/$urn/$tab"
      params={{ type: placeOf(urn).path, urn, tab: 'quality' }}
    >
      {failing.join(', ')}
    </Link>
  );
}

/** How much a result is used, and when it was changed. */
export function Facts({
  result: { entityType, usesLately = null, changedAt = null },
}: {
  readonly result: Figures;
}) {
  const uses = entityType === 'dataset' ? texts.search.queries : texts.search.views;
  return (
    <>
      {usesLately !== null && <span className="faint">{uses(usesLately)}</span>}
      {changedAt !== null && (
        <time className="faint" dateTime={new Date(changedAt).toISOString()} title={momentText(changedAt)}>
          {texts.search.changed(agoText(changedAt))}
        </time>
      )}
    </>
  );
}
