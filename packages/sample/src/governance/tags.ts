import { makeTagUrn } from '@colophon/sdk/urns';

/** Id, colour, name and description. */
const table = `
pii | C0392B | PII | Personal data: a name, an address or anything else that points to one person. Masked for everybody without a need.
pseudonymised | D98880 | Pseudonymised | Personal data without direct identifiers. Still covered by data protection law.
confidential | B9770E | Confidential | Would harm the business if competitors knew it, such as purchase prices.
restricted | 922B21 | Restricted | For named people only. Access is reviewed every quarter.
public | 1E8449 | Public | May be published.
gold | B7950B | Gold | Tested, documented and supported. Use it for decisions.
silver | 7F8C8D | Silver | Cleaned and maintained, but without guarantees about freshness.
experimental | 8E44AD | Experimental | May change or disappear without notice.
legacy | 6E2C00 | Legacy | Still there for old reports. Don't build anything new on it.
do-not-use | 78281F | Do not use | Known to be wrong. The description says what to use instead.
hourly | 1F618D | Hourly | Refreshed every hour.
daily | 2471A3 | Daily | Refreshed every night, ready at 06:00 UTC.
streaming | 117A65 | Streaming | Seconds behind the source.
month-end | 5B2C6F | Month end | Needed for the close of the month. Changes need the agreement of finance.
sox | 4A235A | Financial control | Part of a financial control. Every change is reviewed.
gdpr-erasure | A93226 | Erasure | Rows are anonymised when a customer asks for erasure.
retention-30d | 5D6D7E | Kept 30 days | Deleted after 30 days.
retention-400d | 5D6D7E | Kept 400 days | Deleted after 400 days.
retention-10y | 5D6D7E | Kept 10 years | Kept for ten years, as tax law demands.
slowly-changing | 2E86C1 | Slowly changing | Has one row per version of a thing.
incremental | 2E86C1 | Incremental | Built incrementally: a full refresh takes hours.
external | AF601A | External | Delivered by a partner, in whatever form they like.
customer-facing | 148F77 | Customer facing | Customers see it, directly or in a feature.
kpi | D4AC0D | KPI | Contains a figure of the executive summary.
peak-critical | CB4335 | Peak critical | Must work on the days before Christmas.
ml-feature | 6C3483 | ML feature | Feeds a model.
cost-heavy | 935116 | Cost heavy | Queries without a filter on the date are expensive.
needs-review | F39C12 | Needs review | The steward has questions about it.
migrated | 239B56 | Migrated | Moved from the former warehouse, and compared with it.
self-service | 16A085 | Self service | Meant for everybody who can write a query.
`;

/** A tag of the company. */
export interface Tag {
  readonly id: string;
  readonly colour: string;
  readonly name: string;
  readonly description: string;
}

export const tags: readonly Tag[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', colour = '', name = '', description = ''] = line.split(' | ');
    return { id, colour: `#${colour}`, name, description };
  });

/** @throws RangeError if the company has no such tag. */
export function tagUrn(id: string): string {
  if (!tags.some((tag) => tag.id === id)) throw new RangeError(`There is no tag ${id}.`);
  return makeTagUrn(`tarnfell-${id}`);
}
