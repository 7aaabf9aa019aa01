import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { EntityType } from '../../../gen/types.ts';
import { EntityPicker } from '../../edit/entity-picker.tsx';
import { policyTexts } from '../../texts/policies.ts';
import { Icon } from '../../ui/icon.tsx';
import { Chip } from './chip.tsx';
import { useNames } from './use-names.ts';

interface EntitiesFieldProps {
  readonly label: string;
  readonly urns: readonly string[];
  readonly set: (urns: readonly string[]) => void;
  /** Types of what can be added. Default: everything that a search finds. */
  readonly types?: readonly EntityType[] | undefined;
  readonly isLabelUnseen?: boolean;
}

/** Several entities, which are found by their names. */
export function EntitiesField({ label, urns, set, types, isLabelUnseen = false }: EntitiesFieldProps) {
  const [isPicking, setIsPicking] = useState(false);
  const nameOf = useNames(urns);
  const id = useId();
  return (
    <fieldset className="field" aria-labelledby={id}>
      <span className={isLabelUnseen ? 'unseen' : 'label'} id={id}>
        {label}
      </span>
      <ul className="chips">
        {urns.map((urn) => (
          <Chip key={urn} name={nameOf(urn)} remove={() => set(urns.filter((each) => each !== urn))} />
        ))}
        <li>
          <button
            type="button"
            className="button"
            aria-label={policyTexts.addTo(label)}
            onClick={() => setIsPicking(true)}
          >
            <Icon name="plus" />
            {policyTexts.addValue}
          </button>
        </li>
      </ul>
      {/* Outside of the form around it, which the key for picking would send. */}
      {isPicking &&
        createPortal(
          <EntityPicker
            label={policyTexts.addTo(label)}
            types={types}
            present={urns}
            pick={({ urn }) => set([...urns, urn])}
            close={() => setIsPicking(false)}
          />,
          document.body,
        )}
    </fieldset>
  );
}
