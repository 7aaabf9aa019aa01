import { useState } from 'react';
import { useEdits } from '../../edit/edits.tsx';
import { addLabel, type Head, removeLabel } from '../../edit/label-edits.ts';
import { LabelPicker } from '../../edit/label-picker.tsx';
import { EntityLink } from '../../entity/entity-link.tsx';
import { rightTo } from '../../entity/rights.ts';
import { texts } from '../../texts/texts.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PanelPart } from './panel-part.tsx';

/** Who answers for an entity; can be changed, and undone. */
export function Owners({ entity }: { readonly entity: Head }) {
  const [isPicking, setIsPicking] = useState(false);
  const { run } = useEdits();
  const { owners } = entity.card;
  const { reason } = rightTo(entity.card, 'OWNERS');
  return (
    <PanelPart
      head={texts.entity.owners}
      action={{ text: texts.edit.add.owners, reason, run: () => setIsPicking(true) }}
    >
      {owners.length === 0 && <p className="faint">{texts.entity.noOwners}</p>}
      <ul className="entity-links">
        {owners.map(({ urn, card }) => (
          <li key={urn} className="panel__row">
            <EntityLink urn={urn} name={card.name} />
            <EditButton
              className="icon-button"
              label={texts.edit.remove(card.name)}
              reason={reason}
              press={() => void run(removeLabel(entity, 'owners', { urn, name: card.name }))}
            >
              <Icon name="close" size={12} />
            </EditButton>
          </li>
        ))}
      </ul>
      {isPicking && (
        <LabelPicker
          kind="owners"
          present={owners.map(({ urn }) => urn)}
          pick={(label) => void run(addLabel(entity, 'owners', label))}
          close={() => setIsPicking(false)}
        />
      )}
    </PanelPart>
  );
}
