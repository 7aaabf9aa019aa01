import { useState } from 'react';
import { messageOf } from '../../data/message-of.ts';
import { useEdits, useNotices } from '../../edit/edits.tsx';
import { setCustomProperty } from '../../edit/part-edits.ts';
import { propertyTexts } from '../../texts/properties.ts';
import { texts } from '../../texts/texts.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import { customFieldOf } from '../../ui/reference.ts';
import { ReferenceLabel } from '../../ui/reference-label.tsx';
import type { HeadOfEntity } from '../head-of-entity.ts';
import { typeOfUrn } from '../presentations.ts';
import { rightTo } from '../rights.ts';
import { CustomForm } from './custom-form.tsx';

type Entry = readonly [key: string, value: string];

interface CustomProps {
  readonly entity: HeadOfEntity;
  readonly aspect: string;
  readonly entries: readonly Entry[];
}

/** Names and values without a definition, such as those that a source brings. */
export function Custom({ entity: { urn, card }, aspect, entries }: CustomProps) {
  const [edited, setEdited] = useState<Entry | 'new'>();
  const { carryOut } = useEdits();
  const { tell } = useNotices();
  const { reason } = rightTo(card, 'ASPECTS');
  const field = customFieldOf(typeOfUrn(urn), aspect);
  const remove = ([key, value]: Entry) => {
    const edit = setCustomProperty(urn, aspect, key, value, undefined);
    carryOut(edit).catch((error: unknown) =>
      tell({ text: texts.edit.failed(edit.label), reason: messageOf(error), isFailure: true }),
    );
  };
  return (
    <section>
      <div className="properties__head">
        <h2>
          <ReferenceLabel field={field} label={propertyTexts.custom} />
        </h2>
        <EditButton reason={reason} press={() => setEdited('new')}>
          {propertyTexts.add}
        </EditButton>
      </div>
      {entries.length === 0 ? (
        <p className="faint">{propertyTexts.noCustom}</p>
      ) : (
        <dl className="details__rows properties__rows">
          {entries.map((entry) => (
            <div key={entry[0]}>
              <dt>{entry[0]}</dt>
              <dd>
                <bdi>{entry[1]}</bdi>
              </dd>
              <dd className="properties__buttons">
                <EditButton
                  className="action"
                  label={propertyTexts.editOf(entry[0])}
                  reason={reason}
                  press={() => setEdited(entry)}
                >
                  {propertyTexts.edit}
                </EditButton>
                <EditButton
                  className="action"
                  label={propertyTexts.removeOf(entry[0])}
                  reason={reason}
                  press={() => remove(entry)}
                >
                  {propertyTexts.remove}
                </EditButton>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {edited && (
        <CustomForm
          urn={urn}
          aspect={aspect}
          field={field}
          before={edited === 'new' ? undefined : edited}
          close={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}
