import { accessTexts } from '../../texts/access.ts';
import { Icon } from '../../ui/icon.tsx';

interface ChipProps {
  readonly name: string;
  readonly remove: () => void;
}

/** One of several values, with a button that takes it away. */
export const Chip = ({ name, remove }: ChipProps) => (
  <li className="chip">
    <bdi>{name}</bdi>
    <button type="button" className="chip__remove" aria-label={accessTexts.remove(name)} onClick={remove}>
      <Icon name="close" size={12} />
    </button>
  </li>
);
