import { toCsv } from '../../search/csv.ts';
import { pageOf, textOf } from '../../section/use-page-state.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { auditActions } from './audit-actions.ts';

/** An entry as the server stores it. */
export interface AuditEntry {
  readonly offset: number;
  readonly time: number;
  readonly action: string;
  readonly outcome: 'done' | 'refused';
  readonly actor?: string;
  readonly subject?: string;
  readonly address?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Which entries are wanted: what stands in the address. */
export interface AuditState {
  readonly action: string | undefined;
  readonly outcome: 'done' | 'refused' | undefined;
  readonly actor: string | undefined;
  readonly subject: string | undefined;
  /** Day, `2026-11-30`, in the reader's time zone. */
  readonly from: string | undefined;
  /** The last day. */
  readonly until: string | undefined;
  /** Where the page before ended. */
  readonly after: string | undefined;
  /** Number of the page, from 1, to say which it is. */
  readonly page: number | undefined;
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const dayMs = 86_400_000;

export function readAuditState(given: Readonly<Record<string, unknown>>): AuditState {
  const [action, outcome, from, until] = [given.action, given.outcome, given.from, given.until].map(textOf);
  return {
    action: auditActions.find((each) => each === action),
    outcome: outcome === 'done' || outcome === 'refused' ? outcome : undefined,
    actor: textOf(given.actor),
    subject: textOf(given.subject),
    from: from !== undefined && day.test(from) ? from : undefined,
    until: until !== undefined && day.test(until) ? until : undefined,
    after: textOf(given.after),
    page: pageOf(given.page),
  };
}

/** Whether anything narrows the list. */
export const isFiltered = ({ action, outcome, actor, subject, from, until }: AuditState): boolean =>
  [action, outcome, actor, subject, from, until].some((each) => each !== undefined);

/** A person may be named as people sign in. */
const toUserUrn = (name: string): string => (name.startsWith('urn:li:') ? name : `urn:li:corpuser:${name}`);

function period({ from, until }: AuditState): { readonly startTime: string; readonly endTime?: string } {
  const start = (text: string) => new Date(`${text}T00:00`).getTime();
  return {
    startTime: String(from === undefined ? 0 : start(from)),
    ...(until !== undefined && { endTime: String(start(until) + dayMs) }),
  };
}

/** A search for a page of entries, as it is sent. */
export function auditSearch(
  state: AuditState,
  size: number,
): { readonly path: string; readonly body: object } {
  const { action, outcome, actor, subject, after } = state;
  const query = new URLSearchParams({
    ...period(state),
    size: String(size),
    ...(after !== undefined && { scrollId: after }),
  });
  return {
    path: `/openapi/v1/events/audit/search?${query}`,
    body: {
      ...(action && { actions: [action] }),
      ...(outcome && { outcome }),
      ...(actor && { actorUrns: [toUserUrn(actor)] }),
      ...(subject && { subjects: [subject] }),
    },
  };
}

/** Address of all entries that match, as JSON lines. */
export function auditExport(state: AuditState): string {
  const { action, outcome, actor, subject } = state;
  const query = new URLSearchParams({
    ...period(state),
    ...(action && { action }),
    ...(outcome && { outcome }),
    ...(actor && { actor: toUserUrn(actor) }),
    ...(subject && { subject }),
  });
  return `/openapi/v1/events/audit/export?${query}`;
}

/** JSON lines as a table. */
export function linesToCsv(lines: string): string {
  const entries = lines.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as AuditEntry]));
  return toCsv([
    [...operationsTexts.audit.columns],
    ...entries.map(({ time, action, outcome, actor = '', subject = '', address = '', details }) => [
      new Date(time).toISOString(),
      action,
      outcome,
      actor,
      subject,
      address,
      detailsText(details),
    ]),
  ]);
}

/** `reason=password, count=2`. */
export const detailsText = (details: AuditEntry['details'] = {}): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(', ');
