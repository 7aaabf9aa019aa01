import { useQuery } from '@tanstack/react-query';
import { namesQuery } from '../../../gen/entity/history/history.ts';
import { read } from '../../data/query-client.ts';
import { sendJson } from '../../data/request.ts';
import { EntityLink } from '../../entity/entity-link.tsx';
import { Failure, Loading } from '../../shell/states.tsx';
import { number } from '../../texts/format.ts';
import { ingestionTexts } from '../../texts/ingestion.ts';

const { report: texts } = ingestionTexts;
/** Rows that are read: a row is an aspect. */
const mostRows = 5000;
/** Entities that are named. */
const mostNamed = 60;

/** Entities of which something that this run wrote is current. */
export function Written({ run }: { readonly run: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['RunRows', run],
    queryFn: ({ signal }) =>
      sendJson('POST', '/runs?action=describe', { runId: run, start: 0, count: mostRows }, { signal }),
  });
  const urns = [...new Set(rowsOf(data).map(({ urn }) => urn))];
  const named = urns.slice(0, mostNamed);
  const names = useQuery({ ...read(namesQuery, { urns: named }), enabled: named.length > 0 });
  const nameOf = (urn: string) => names.data?.entities?.find((each) => each?.urn === urn)?.card.name ?? urn;
  return (
    <section className="run__part" aria-labelledby="written">
      <h2 id="written">{texts.stored}</h2>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data !== undefined && urns.length === 0 && <p className="faint">{texts.storedNone}</p>}
      {urns.length > 0 && (
        <ul className="run__written">
          {named.map((urn) => (
            <li key={urn}>
              <EntityLink urn={urn} name={nameOf(urn)} />
            </li>
          ))}
          {urns.length > named.length && (
            <li className="faint">{texts.more(number(urns.length - named.length))}</li>
          )}
        </ul>
      )}
    </section>
  );
}

const rowsOf = (data: unknown): readonly { readonly urn: string }[] =>
  (data as { readonly value?: readonly { readonly urn: string }[] } | undefined)?.value ?? [];
