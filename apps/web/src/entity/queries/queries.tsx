import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type SavedQueriesQuery, savedQueriesQuery } from '../../../gen/entity/queries/queries.ts';
import { read } from '../../data/query-client.ts';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { dayText, wordsOf } from '../../texts/format.ts';
import { queryTexts } from '../../texts/queries.ts';
import { Pager } from '../../ui/pager.tsx';
import { ReferenceLabel } from '../../ui/reference-label.tsx';
import { EntityLink } from '../entity-link.tsx';
import type { TabState } from '../tab-state.ts';
import '../raw/raw.css';

const size = 20;

/** Statements that people have saved about a dataset, or that were seen in its platform. */
export function Queries({ urn }: { readonly urn: string }) {
  const { page = 1 }: TabState = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    ...read(savedQueriesQuery, { urn, start: (page - 1) * size, count: size }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  const found = data?.listQueries;
  if (!found) return <Loading />;
  if (found.total === 0) return <Empty>{queryTexts.none}</Empty>;
  return (
    <div className="raw">
      {found.queries.map(({ urn: query, properties }) => (
        <section key={query} className="raw__query">
          <h2>
            <EntityLink urn={query} name={properties?.name || queryTexts.unnamed} hasIcon={false} />
          </h2>
          {properties?.description && <p>{properties.description}</p>}
          {properties && <Statement {...properties} />}
        </section>
      ))}
      <Pager
        page={page}
        size={size}
        total={found.total}
        show={(next) => void navigate({ to: '.', search: { page: next } })}
      />
    </div>
  );
}

type Properties = NonNullable<NonNullable<SavedQueriesQuery['listQueries']>['queries'][number]['properties']>;

/** The text of a query, and where it is from. */
const Statement = ({ statement, source, lastModified }: Properties) => (
  <>
    <p className="label">
      <ReferenceLabel field="query#queryProperties.statement" label={queryTexts.statement} />
    </p>
    <pre>{statement.value}</pre>
    <p className="raw__facts faint">
      <ReferenceLabel field="query#queryProperties.lastModified" label={queryTexts.changed} />{' '}
      {dayText(lastModified.time)} ·{' '}
      <ReferenceLabel field="query#queryProperties.source" label={queryTexts.source} />{' '}
      {queryTexts.sources[source] ?? wordsOf(source)}
    </p>
  </>
);
