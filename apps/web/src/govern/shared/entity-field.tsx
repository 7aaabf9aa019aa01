import { useState } from 'react';
import type { EntityType } from '../../../gen/types.ts';
import { EntityPicker } from '../../edit/entity-picker.tsx';
import type { Label } from '../../edit/label-edits.ts';
import { presentationOf, typeOfUrn } from '../../entity/presentations.ts';
import { governTexts } from '../../texts/govern.ts';
import { texts } from '../../texts/texts.ts';
import { Icon } from '../../ui/icon.tsx';

interface EntityFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly types: readonly EntityType[];
  readonly chosen: readonly Label[];
  readonly set: (chosen: readonly Label[]) => void;
  /** True where several can be chosen; otherwise another one takes the place of the first. */
  readonly isMany?: boolean;
  /** URNs that cannot be chosen. */
  readonly excluded?: readonly string[];
  /** What it means that nothing is chosen. */
  readonly none: string;
}

/** Field of a form for one or several entities. */
export function EntityField(props: EntityFieldProps) {
  const { label, hint, error, types, chosen, set, isMany = false, excluded = [], none } = props;
  const [isPicking, setIsPicking] = useState(false);
  const action = isMany ? governTexts.actions.add : governTexts.actions.choose;
  const urns = chosen.map(({ urn }) => urn);
  return (
    <div className="field">
      <fieldset className="chosen">
        <legend className="label">{label}</legend>
        {chosen.length === 0 && <span className="faint">{none}</span>}
        {chosen.map((each) => (
          <span key={each.urn} className="panel__row">
            <Icon name={presentationOf(typeOfUrn(each.urn)).icon} />
            <bdi>{each.name}</bdi>
            <button
              type="button"
              aria-label={texts.edit.remove(each.name)}
              onClick={() => set(chosen.filter(({ urn }) => urn !== each.urn))}
            >
              <Icon name="close" size={12} />
            </button>
          </span>
        ))}
        <button
          type="button"
          className="action"
          aria-label={`${action}: ${label}`}
          onClick={() => setIsPicking(true)}
        >
          {action}
        </button>
      </fieldset>
      {hint !== undefined && <p className="field__hint">{hint}</p>}
      {error !== undefined && (
        <p className="field__error" role="alert">
          {error}
        </p>
      )}
      {isPicking && (
        <EntityPicker
          label={label}
          types={types}
          present={[...urns, ...excluded]}
          pick={(picked) => set(isMany ? [...chosen, picked] : [picked])}
          close={() => setIsPicking(false)}
        />
      )}
    </div>
  );
}
