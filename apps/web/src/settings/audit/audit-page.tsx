import '../operations.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useHeld } from '../../account/use-lacking.ts';
import { RequestFailed, sendJson } from '../../data/request.ts';
import { EntityLink } from '../../entity/entity-link.tsx';
import { Forbidden } from '../../section/forbidden.tsx';
import { SectionHead } from '../../section/section-head.tsx';
import { usePageState } from '../../section/use-page-state.ts';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { number } from '../../texts/format.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { sectionTexts } from '../../texts/sections.ts';
import { Moment } from '../../ui/moment.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { shortUrn } from '../changes/change-stream.ts';
import { actionText } from './audit-actions.ts';
import { type AuditEntry, auditSearch, detailsText, readAuditState } from './audit-entries.ts';
import { AuditExport } from './audit-export.tsx';
import { AuditFilters } from './audit-filters.tsx';

const { audit: texts } = operationsTexts;
const size = 50;
/** As far as the server counts. */
const mostCounted = 10_000;

interface AuditPageData {
  readonly nextScrollId?: string;
  readonly total: number;
  readonly usageEvents: readonly { readonly rawUsageEvent: AuditEntry }[];
}

/** Any one of these is enough to read it. */
const readers = ['MANAGE_SYSTEM_OPERATIONS', 'GET_ANALYTICS_PRIVILEGE'];

/** Who did what. */
export function AuditPage() {
  const { isKnown, reason } = useHeld(readers);
  if (reason !== undefined) return <Forbidden page="audit" lead={texts.lead} reason={reason} />;
  return isKnown ? <Entries /> : <Loading />;
}

function Entries() {
  const [state, set] = usePageState(readAuditState);
  const { path, body } = auditSearch(state, size);
  const { data, error, refetch } = useQuery({
    queryKey: ['Audit', path, body],
    queryFn: async ({ signal }) => (await sendJson('POST', path, body, { signal })) as AuditPageData,
    placeholderData: keepPreviousData,
  });
  if (error instanceof RequestFailed && error.status === 404)
    return (
      <>
        <SectionHead title={sectionTexts.pages.audit} lead={texts.lead} />
        <Empty hint={error.message}>{texts.off}</Empty>
      </>
    );
  const entries = data?.usageEvents.map(({ rawUsageEvent }) => rawUsageEvent) ?? [];
  const page = state.page ?? 1;
  return (
    <>
      <SectionHead title={sectionTexts.pages.audit} lead={texts.lead}>
        <AuditExport state={state} />
      </SectionHead>
      <AuditFilters state={state} set={(change) => set({ ...change, after: undefined, page: undefined })} />
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && entries.length === 0 && <Empty>{texts.none}</Empty>}
      {data && entries.length > 0 && (
        <>
          <p className="faint" role="status">
            {texts.total(number(data.total), data.total < mostCounted)}
          </p>
          <Table
            label={texts.label}
            columns={columns}
            rows={entries}
            keyOf={({ offset }) => String(offset)}
            hasCards
          />
          <div className="form__actions">
            <button
              type="button"
              className="button"
              disabled={state.after === undefined}
              onClick={() => set({ after: undefined, page: undefined })}
            >
              {texts.newest}
            </button>
            <button
              type="button"
              className="button"
              disabled={data.nextScrollId === undefined}
              onClick={() => set({ after: data.nextScrollId, page: page + 1 })}
            >
              {texts.older}
            </button>
          </div>
        </>
      )}
    </>
  );
}

const columns: readonly Column<AuditEntry>[] = [
  { key: 'time', head: texts.time, cell: ({ time }) => <Moment time={time} /> },
  { key: 'action', head: texts.action, cell: ({ action }) => actionText(action) },
  {
    key: 'outcome',
    head: texts.outcome,
    cell: ({ outcome }) => (
      <span className="outcome" data-outcome={outcome}>
        {texts.outcomes[outcome]}
      </span>
    ),
  },
  { key: 'actor', head: texts.actor, cell: ({ actor }) => <Named text={actor} /> },
  { key: 'subject', head: texts.subject, cell: ({ subject }) => <Named text={subject} /> },
  {
    key: 'details',
    head: texts.details,
    cell: ({ details, address }) => (
      <>
        {detailsText(details)}
        {address !== undefined && <p className="faint">{address}</p>}
      </>
    ),
  },
];

/** A URN as a link with its last part; any other text as it is. */
function Named({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  if (!text.startsWith('urn:li:')) return <span className="breakable">{text}</span>;
  return <EntityLink urn={text} name={shortUrn(text)} hasIcon={false} />;
}
