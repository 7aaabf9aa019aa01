import { accessTexts } from '../../texts/access.ts';
import { Icon } from '../../ui/icon.tsx';

interface ChipProps {
  readonly name: string;
  readonly remove: () => void;
  /** What the button does. Default: it removes the value. */
  readonly label?: string;
  readonly isDisabled?: boolean;
}

/** One of several values, with a button that takes it away. */
export const Chip = ({ name, remove, label = accessTexts.remove(name), isDisabled = false }: ChipProps) => (
  <li className="chip">
    <bdi>{name}</bdi>
    <button type="button" className="chip__remove" aria-label={label} disabled={isDisabled} onClick={remove}>
      <Icon name="close" size={12} />
    </button>
  </li>
);
