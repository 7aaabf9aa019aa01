import './details.css';
import { useQuery } from '@tanstack/react-query';
import { namesQuery } from '../../../gen/entity/history/history.ts';
import { read } from '../../data/query-client.ts';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { dayText, number, timeText, wordsOf } from '../../texts/format.ts';
import { texts } from '../../texts/texts.ts';
import { EntityLink } from '../entity-link.tsx';
import { typeOfUrn } from '../presentations.ts';
import { storedAspects } from '../raw/stored-aspects.ts';
import { detailsOf, entitiesIn, type Row, type Value } from './details-of.ts';

type NameOf = (urn: string) => string;

/** Entities whose names are asked for; a longer page shows the rest by their URNs. */
const mostNames = 500;

/** Everything that is stored of an entity and shown nowhere else, in words: of every type, known here or not. */
export function Details({ urn }: { readonly urn: string }) {
  const { data, error, refetch } = useQuery(storedAspects(urn));
  const sections = detailsOf(data ?? []);
  const urns = entitiesIn(sections).slice(0, mostNames);
  const names = useQuery({ ...read(namesQuery, { urns }), enabled: urns.length > 0 });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (sections.length === 0) return <Empty>{texts.properties.none}</Empty>;
  const known = new Map(
    names.data?.entities?.flatMap((entity) => (entity ? [[entity.urn, entity.card.name]] : [])),
  );
  const nameOf = (each: string) => known.get(each) ?? each;
  return (
    <div className="details">
      {sections.map(({ aspect, rows }) => (
        <section key={aspect} aria-labelledby={`aspect-${aspect}`}>
          <h2 id={`aspect-${aspect}`}>{wordsOf(aspect)}</h2>
          <Rows rows={rows} nameOf={nameOf} place={`${typeOfUrn(urn)}#${aspect}`} />
        </section>
      ))}
    </div>
  );
}

interface RowsProps {
  readonly rows: readonly Row[];
  readonly nameOf: NameOf;
  /** Where the fields are explained; undefined for what the model does not name. */
  readonly place?: string;
}

function Rows({ rows, nameOf, place }: RowsProps) {
  return (
    <dl className="details__rows">
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>
            {place === undefined ? (
              name
            ) : (
              <a
                href={`/docs/generated/metamodel/entities/${place}.${name}`}
                title={texts.properties.reference}
              >
                {wordsOf(name)}
              </a>
            )}
          </dt>
          <dd>
            <Shown value={value} nameOf={nameOf} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Shown({ value, nameOf }: { readonly value: Value; readonly nameOf: NameOf }) {
  switch (value.kind) {
    case 'entity':
      return <EntityLink urn={value.urn} name={nameOf(value.urn)} />;
    case 'time':
      return (
        <time dateTime={new Date(value.time).toISOString()}>
          {dayText(value.time)}, {timeText(value.time)}
        </time>
      );
    case 'link':
      return (
        <a href={value.url} rel="noopener noreferrer nofollow">
          {value.url}
        </a>
      );
    case 'flag':
      return value.isOn ? texts.properties.yes : texts.properties.no;
    case 'number':
      return number(value.value);
    case 'list':
      return (
        <ul>
          {value.values.map((each, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list is shown as it was read, and never changes
            <li key={at}>
              <Shown value={each} nameOf={nameOf} />
            </li>
          ))}
        </ul>
      );
    case 'record':
      return <Rows rows={value.rows} nameOf={nameOf} />;
    case 'text':
      return <bdi className="details__text">{value.text}</bdi>;
  }
}
