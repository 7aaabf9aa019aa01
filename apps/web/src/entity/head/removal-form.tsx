import { useEdits } from '../../edit/edits.tsx';
import { setRemoved } from '../../edit/part-edits.ts';
import { formTexts } from '../../texts/entity-forms.ts';
import { Confirm } from '../../ui/confirm.tsx';
import type { HeadOfEntity } from '../head-of-entity.ts';

interface RemovalFormProps {
  readonly entity: HeadOfEntity;
  readonly close: () => void;
}

export function RemovalForm({ entity: { urn, card }, close }: RemovalFormProps) {
  const { carryOut } = useEdits();
  return (
    <Confirm
      title={formTexts.removal.title(card.name)}
      action={formTexts.removal.action}
      run={() => carryOut(setRemoved(urn, true))}
      close={close}
    >
      {formTexts.removal.says}
    </Confirm>
  );
}
