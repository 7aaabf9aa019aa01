import './impact.css';
import { useQuery } from '@tanstack/react-query';
import type { ImpactQuery } from '../../../../gen/entity/lineage/impact/impact.ts';
import { ExportButton } from '../../../search/export-button.tsx';
import { pathText } from '../../../search/path-text.ts';
import { toggleFilter } from '../../../search/search-state.ts';
import { Empty, Failure, Loading } from '../../../shell/states.tsx';
import { number } from '../../../texts/format.ts';
import { impactTexts, lineageTexts } from '../../../texts/lineage.ts';
import { Select, TextField } from '../../../ui/field.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { EntityLink } from '../../entity-link.tsx';
import { presentationOf } from '../../presentations.ts';
import { directions } from '../graph/graph.ts';
import { type LineageState, lineageSearch } from '../lineage-state.ts';
import { type SetLineage, useLineageState } from '../use-lineage-state.ts';
import { exportImpact } from './export-impact.ts';
import { ImpactFacets } from './impact-facets.tsx';
import { directionOf, impactRequest, pageSize, symbolOf } from './impact-request.ts';

type Found = NonNullable<ImpactQuery['searchAcrossLineage']>;
type Row = Found['searchResults'][number];

interface ImpactProps {
  readonly urn: string;
  readonly name: string;
}

/** Everything that a change of an entity affects, or that it comes from: to be searched, notified, and saved. */
export function Impact({ urn, name }: ImpactProps) {
  const [state, set] = useLineageState();
  const direction = directionOf(state);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...impactRequest(urn, state),
    // What is upstream says nothing of what is downstream, not even for a moment.
    placeholderData: (previous, query) =>
      directionAsked(query?.queryKey[1]) === symbolOf(direction) ? previous : undefined,
  });
  const found = data?.searchAcrossLineage;
  return (
    <div className="impact">
      <div className="impact__list" aria-busy={isPlaceholderData}>
        <h2>{impactTexts.head[direction]}</h2>
        <Tools state={state} set={set} />
        {error ? (
          <Failure error={error} retry={() => void refetch()} />
        ) : found ? (
          <Rows urn={urn} name={name} found={found} state={state} set={set} />
        ) : (
          <Loading />
        )}
      </div>
      {found && (
        <div className="impact__aside">
          <Owners found={found} state={state} set={set} />
          <ImpactFacets
            facets={(found.facets ?? []).filter(({ field }) => field !== 'owners')}
            state={state}
            targetOf={({ filters, page }) => ({
              to: '.',
              search: lineageSearch({ ...state, filters, page }),
            })}
          />
        </div>
      )}
    </div>
  );
}

/** The direction of an earlier request, of its key in the cache. */
const directionAsked = (variables: unknown): unknown =>
  (variables as { readonly input?: { readonly direction?: unknown } } | undefined)?.input?.direction;

function Rows({ urn, name, found, state, set }: ImpactProps & OwnersProps) {
  const direction = directionOf(state);
  const isNarrowed = state.q.trim() !== '' || Object.keys(state.filters).length > 0;
  return (
    <>
      <div className="impact__head">
        <p className="faint" role="status">
          {impactTexts.total(found.total)}
        </p>
        {found.total > 0 && (
          <ExportButton
            read={(...how) => exportImpact(urn, state, ...how)}
            fileName={impactTexts.file(name)}
          />
        )}
      </div>
      {found.isPartial && <p className="lineage__notice">{impactTexts.partial}</p>}
      {found.total === 0 ? (
        <Empty>{isNarrowed ? impactTexts.noMatch : impactTexts.none[direction]}</Empty>
      ) : (
        <Table
          hasCards
          label={impactTexts.head[direction]}
          columns={columns}
          rows={found.searchResults}
          keyOf={({ entity }) => entity.urn}
        />
      )}
      <Pager page={state.page} size={pageSize} total={found.total} show={(page) => set({ page })} />
    </>
  );
}

const columns: readonly Column<Row>[] = [
  {
    key: 'name',
    head: impactTexts.name,
    cell: ({ entity: { urn, card } }) => (
      <>
        <EntityLink urn={urn} name={card.name} />
        <span className="faint impact__place">
          {[presentationOf(card.entityType).label, card.platform?.card.name, ...pathText(card.path)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </>
    ),
  },
  { key: 'degree', head: impactTexts.degree, cell: ({ degree }) => number(degree), isNumber: true },
  {
    key: 'domain',
    head: impactTexts.domain,
    cell: ({ entity: { card } }) =>
      card.domain && <EntityLink urn={card.domain.urn} name={card.domain.card.name} hasIcon={false} />,
  },
  {
    key: 'owners',
    head: impactTexts.owners,
    cell: ({ entity: { card } }) => card.owners.map((owner) => owner.card.name).join(', '),
  },
];

interface ToolsProps {
  readonly state: LineageState;
  readonly set: SetLineage;
}

function Tools({ state, set }: ToolsProps) {
  return (
    <div className="impact__tools">
      <Select
        label={lineageTexts.direction}
        value={directionOf(state)}
        set={(direction) => set({ direction, filters: {}, page: 1 })}
        options={directions.map((value) => ({ value, text: lineageTexts[value] }))}
      />
      <TextField label={impactTexts.search} value={state.q} set={(q) => set({ q, page: 1 })} />
      <TextField
        label={lineageTexts.from}
        type="date"
        value={state.from ?? ''}
        set={(from) => set({ from: from === '' ? undefined : from, page: 1 })}
      />
      <TextField
        label={lineageTexts.to}
        type="date"
        value={state.to ?? ''}
        set={(to) => set({ to: to === '' ? undefined : to, page: 1 })}
      />
    </div>
  );
}

interface OwnersProps extends ToolsProps {
  readonly found: Found;
}

/** Who is to be told of a change: each owner once, with the number of assets, by which the list is narrowed. */
function Owners({ found, state, set }: OwnersProps) {
  const owners = found.facets?.find(({ field }) => field === 'owners')?.aggregations ?? [];
  const chosen = state.filters.owners ?? [];
  const shown = owners.filter(({ value, count }) => count > 0 || chosen.includes(value));
  return (
    <section aria-labelledby="impact-owners">
      <h3 id="impact-owners">{impactTexts.toNotify(shown.length)}</h3>
      {shown.length === 0 && <p className="faint">{impactTexts.noOwners}</p>}
      <ul className="impact__owners">
        {shown.map(({ value, count, entity }) => (
          <li key={value}>
            <EntityLink urn={value} name={entity?.card.name ?? value} />
            <button
              type="button"
              className="action"
              aria-pressed={chosen.includes(value)}
              aria-label={`${entity?.card.name ?? value}: ${impactTexts.assets(count)}`}
              onClick={() => {
                const { filters } = toggleFilter({ q: '', filters: state.filters, page: 1 }, 'owners', value);
                set({ filters, page: 1 });
              }}
            >
              {impactTexts.assets(count)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
