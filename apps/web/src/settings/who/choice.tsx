import '../../ui/field.css';
import { type ReactNode, useId, useState } from 'react';
import { whoTexts } from '../../texts/who.ts';
import { Icon } from '../../ui/icon.tsx';

interface ChoiceProps {
  readonly label: string;
  /** What is chosen; undefined for nothing. */
  readonly value: string | undefined;
  /** What holds as long as nothing is chosen. */
  readonly unset: string;
  readonly isDisabled?: boolean;
  readonly clear?: () => void;
  /** The dialog in which something is picked. */
  readonly picker: (close: () => void) => ReactNode;
}

/** A part of the question: a button that says what is chosen, and opens a dialog to choose something else. */
export function Choice({ label, value, unset, isDisabled = false, clear, picker }: ChoiceProps) {
  const [isPicking, setIsPicking] = useState(false);
  const id = useId();
  return (
    <div className="field">
      <span className="label" id={id}>
        {label}
      </span>
      <div className="who__choice">
        <button
          type="button"
          id={`${id}-value`}
          className="field__control who__value"
          aria-labelledby={`${id} ${id}-value`}
          disabled={isDisabled}
          onClick={() => setIsPicking(true)}
        >
          {value ?? <span className="faint">{unset}</span>}
        </button>
        {value !== undefined && clear && !isDisabled && (
          <button type="button" className="chip__remove" aria-label={whoTexts.clear(label)} onClick={clear}>
            <Icon name="close" />
          </button>
        )}
      </div>
      {isPicking && picker(() => setIsPicking(false))}
    </div>
  );
}
