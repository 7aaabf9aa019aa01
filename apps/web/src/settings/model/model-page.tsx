import './model.css';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { presentationOf } from '../../entity/presentations.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { number } from '../../texts/format.ts';
import { modelTexts as texts } from '../../texts/model.ts';
import { Table } from '../../ui/table.tsx';
import { EntityTypePage } from './entity-type-page.tsx';
import { type EntitySpec, entityCountsQuery, modelQuery, referenceOf } from './model.ts';

/** The entity types of the model; or one of them, when the address names it. */
export function ModelPage() {
  const { id } = useParams({ strict: false }) as { readonly id?: string };
  const { data, error, refetch } = useQuery(modelQuery);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (id === undefined) return <EntityTypes types={data} />;
  const type = data.find(({ name }) => name === id);
  return type ? <EntityTypePage key={id} type={type} /> : <Empty>{texts.unknown(id)}</Empty>;
}

function EntityTypes({ types }: { readonly types: readonly EntitySpec[] }) {
  const { q } = useSearch({ strict: false }) as { readonly q?: unknown };
  const text = typeof q === 'string' || typeof q === 'number' ? String(q) : '';
  const navigate = useNavigate();
  const counts = useQuery(entityCountsQuery(types.map(({ name }) => name)));
  const word = text.trim().toLowerCase();
  const shown = types.filter(({ name, aspects }) =>
    [name, ...aspects.map((aspect) => aspect.name)].some((each) => each.toLowerCase().includes(word)),
  );
  return (
    <>
      <SectionHead title={texts.title} lead={texts.lead} />
      <div className="filter">
        <input
          type="search"
          aria-label={texts.find}
          placeholder={texts.find}
          value={text}
          onChange={({ target }) =>
            void navigate({
              to: '/settings/{-$page}/{-$id}',
              params: { page: 'model', id: undefined },
              search: target.value === '' ? {} : { q: target.value },
              replace: true,
            })
          }
        />
      </div>
      {counts.error && <Failure error={counts.error} retry={() => void counts.refetch()} />}
      {shown.length === 0 ? (
        <Empty>{texts.none}</Empty>
      ) : (
        <Table
          label={texts.types}
          rows={shown}
          keyOf={({ name }) => name}
          columns={[
            {
              key: 'type',
              head: texts.columns.type,
              cell: ({ name }) => (
                <Link
                  to="/settings/{-$page}/{-$id}"
                  params={{ page: 'model', id: name }}
                  className="model__link"
                >
                  {name} <span className="faint">{presentationOf(name).plural}</span>
                </Link>
              ),
            },
            {
              key: 'entities',
              head: texts.columns.entities,
              isNumber: true,
              cell: ({ name }) => number(counts.data?.[name] ?? 0),
            },
            {
              key: 'aspects',
              head: texts.columns.aspects,
              isNumber: true,
              cell: ({ aspects }) => number(aspects.length),
            },
            {
              key: 'reference',
              head: texts.columns.reference,
              cell: ({ name }) => (
                <a href={referenceOf(name)} aria-label={texts.reference(name)} className="model__link">
                  {texts.referenceShort}
                </a>
              ),
            },
          ]}
        />
      )}
    </>
  );
}
