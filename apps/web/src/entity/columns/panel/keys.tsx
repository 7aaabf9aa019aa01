import { useQuery } from '@tanstack/react-query';
import { columnKeysQuery } from '../../../../gen/entity/columns/panel/panel.ts';
import { read } from '../../../data/query-client.ts';
import { columnTexts } from '../../../texts/column.ts';
import { ReferenceLabel } from '../../../ui/reference-label.tsx';
import { EntityLink } from '../../entity-link.tsx';

/** The columns elsewhere that a column refers to. */
export function Keys({ urn, path }: { readonly urn: string; readonly path: string }) {
  const { data } = useQuery(read(columnKeysQuery, { urn }));
  const keys = (data?.dataset?.schemaMetadata?.foreignKeys ?? []).filter((key) =>
    key?.sourceFields?.some((field) => field?.fieldPath === path),
  );
  if (keys.length === 0) return null;
  return (
    <section>
      <h3 className="label">
        <ReferenceLabel field="dataset#schemaMetadata.foreignKeys" label={columnTexts.references} />
      </h3>
      <ul>
        {keys.map((key) => (
          <li key={key?.name}>
            {key?.foreignDataset && (
              <EntityLink urn={key.foreignDataset.urn} name={key.foreignDataset.card.name} />
            )}
            {(key?.foreignFields ?? []).map(
              (field) =>
                field && (
                  <span key={field.urn}>
                    {' '}
                    <EntityLink urn={field.urn} name={field.fieldPath} />
                  </span>
                ),
            )}{' '}
            {key?.name && <span className="faint">{columnTexts.referencedBy(key.name)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
