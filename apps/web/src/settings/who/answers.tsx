import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { candidatesQuery } from '../../../gen/settings/who/who.ts';
import { read } from '../../data/query-client.ts';
import { EntityLink } from '../../entity/entity-link.tsx';
import { Failure, Loading } from '../../shell/states.tsx';
import { whoTexts } from '../../texts/who.ts';
import { Pager } from '../../ui/pager.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { useNames } from '../access/use-names.ts';
import {
  type Answer,
  criterionText,
  type Decision,
  type Denial,
  denialDetails,
  explain,
  explainAll,
  type NamedPolicy,
  policiesElsewhere,
  type Question,
  urnsIn,
} from './decision.ts';

/** Users, and groups, of a page: each is asked about by itself. */
const pageSize = 50;

interface EverybodyProps {
  readonly question: Question;
  /** From 1. */
  readonly page: number;
  readonly show: (page: number) => void;
}

/** Who may do it, of all users and groups, page by page. */
export function EverybodysAnswers({ question, page, show }: EverybodyProps) {
  const input = { start: (page - 1) * pageSize, count: pageSize };
  const candidates = useQuery(read(candidatesQuery, { users: input, groups: input }));
  const all = [...(candidates.data?.listUsers?.users ?? []), ...(candidates.data?.listGroups?.groups ?? [])];
  const urns = all.map(({ urn }) => urn);
  const { data, error, refetch } = useQuery({
    queryKey: ['Explanations', question, urns],
    queryFn: ({ signal }) => explainAll(question, urns, signal),
    enabled: candidates.data !== undefined,
  });
  const nameOf = useNames(data ? urnsIn(data.map(({ decision }) => decision)) : []);
  const failure = candidates.error ?? error;
  if (failure)
    return (
      <Failure error={failure} retry={() => void (candidates.error ? candidates.refetch() : refetch())} />
    );
  if (!data) return <Loading />;
  const allowed = data.filter(({ decision }) => decision.isAllowed);
  const elsewhere = policiesElsewhere(data);
  const names = new Map(all.map(({ urn, card }) => [urn, card.name]));
  const totals = [candidates.data?.listUsers?.total ?? 0, candidates.data?.listGroups?.total ?? 0] as const;
  const total = totals[0] + totals[1];
  const columns: readonly Column<Answer>[] = [
    {
      key: 'who',
      head: whoTexts.columns.who,
      cell: ({ actor }) => <EntityLink urn={actor} name={names.get(actor) ?? actor} />,
    },
    {
      key: 'policy',
      head: whoTexts.columns.policy,
      cell: ({ decision }) => <ByPolicy decision={decision} nameOf={nameOf} />,
    },
  ];
  return (
    <>
      <p className="who__answer" role="status">
        {total > data.length
          ? whoTexts.resultOfPage(allowed.length, data.length, total)
          : allowed.length === 0
            ? whoTexts.nobody
            : whoTexts.result(allowed.length, data.length)}
      </p>
      {allowed.length > 0 && (
        <Table label={whoTexts.title} columns={columns} rows={allowed} keyOf={({ actor }) => actor} />
      )}
      <Pager page={page} size={pageSize} total={Math.max(...totals)} show={show} />
      {elsewhere.length > 0 && (
        <>
          <h2>{whoTexts.notHere}</h2>
          <Denials denials={elsewhere} nameOf={nameOf} />
        </>
      )}
    </>
  );
}

interface AnswerProps {
  readonly question: Question;
  readonly actor: string;
}

/** Whether one user or group may do it, and why, or why not. */
export function PersonsAnswer({ question, actor }: AnswerProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['Explanation', question, actor],
    queryFn: ({ signal }) => explain(question, actor, signal),
  });
  const nameOf = useNames([actor, ...(data ? urnsIn([data]) : [])]);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const name = nameOf(actor);
  return (
    <>
      <h2>{data.isAllowed ? whoTexts.allowed(name) : whoTexts.denied(name)}</h2>
      {data.isAllowed && (
        <p className="who__decision">
          {data.policy && `${whoTexts.by} `}
          <ByPolicy decision={data} nameOf={nameOf} />
        </p>
      )}
      {!data.isAllowed && (
        <>
          <p className="who__answer faint">{whoTexts.why}</p>
          <Denials denials={data.denials ?? []} nameOf={nameOf} />
        </>
      )}
    </>
  );
}

interface ByPolicyProps {
  readonly decision: Decision;
  readonly nameOf: (urn: string) => string;
}

function ByPolicy({ decision, nameOf }: ByPolicyProps) {
  const { policy, reason, constraints = [] } = decision;
  if (!policy) return reason === 'SIGN_IN_OFF' ? whoTexts.signInOff : whoTexts.system;
  return (
    <>
      <PolicyLink policy={policy} />
      {constraints.map((each) => (
        <span key={each.field} className="faint">
          {' '}
          {whoTexts.columns.constraint}: {criterionText(each, nameOf)}
        </span>
      ))}
    </>
  );
}

const PolicyLink = ({ policy: { urn, name } }: { readonly policy: NamedPolicy }) => (
  <Link to="/settings/{-$page}/{-$id}" params={{ page: 'policies', id: urn }}>
    {name}
  </Link>
);

interface DenialsProps {
  readonly denials: readonly Denial[];
  readonly nameOf: (urn: string) => string;
}

function Denials({ denials, nameOf }: DenialsProps) {
  const reasons = whoTexts.reasons as Readonly<Record<string, string>>;
  const unnamed = denials.filter(({ policy }) => !policy);
  const told = new Set(
    unnamed.map(({ reason }) =>
      reason === 'INACTIVE' || reason === 'NO_POLICY' ? reasons[reason] : whoTexts.reasons.unnamed,
    ),
  );
  return (
    <ul className="who__policies">
      {[...told].map((text) => (
        <li key={text}>{text}</li>
      ))}
      {denials.map(
        (denial) =>
          denial.policy && (
            <li key={denial.policy.urn}>
              <PolicyLink policy={denial.policy} /> {reasons[denial.reason]}:{' '}
              <span className="faint">{denialDetails(denial, nameOf).join(', ')}</span>
            </li>
          ),
      )}
    </ul>
  );
}
