import { useQuery } from '@tanstack/react-query';
import { termMeaningsQuery } from '../../../../gen/entity/columns/panel/panel.ts';
import { read } from '../../../data/query-client.ts';
import { columnTexts } from '../../../texts/column.ts';
import { EntityLink } from '../../entity-link.tsx';

/** What the glossary says of the terms of a column. */
export function Meanings({ urns }: { readonly urns: readonly string[] }) {
  const { data } = useQuery({ ...read(termMeaningsQuery, { urns }), enabled: urns.length > 0 });
  const terms = (data?.entities ?? []).flatMap((term) => (term?.card.description ? [term] : []));
  if (terms.length === 0) return null;
  return (
    <section>
      <h3 className="label">{columnTexts.meaning}</h3>
      <dl>
        {terms.map(({ urn, card }) => (
          <div key={urn}>
            <dt>
              <EntityLink urn={urn} name={card.name} />
            </dt>
            <dd>{card.description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
