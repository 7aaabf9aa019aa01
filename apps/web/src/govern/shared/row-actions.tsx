import { governTexts } from '../../texts/govern.ts';
import { EditButton } from '../../ui/edit-button.tsx';

interface RowActionsProps {
  /** What the row is about: buttons that say the same are told apart by it. */
  readonly name: string;
  /** Why it may not be edited; undefined where it may. */
  readonly reason: string | undefined;
  /** Why it may not be deleted, where that needs something else than editing it. */
  readonly removeReason?: { readonly reason: string | undefined };
  readonly edit: () => void;
  readonly remove: () => void;
}

/** What can be done with a row of a table. */
export function RowActions({ name, reason, removeReason = { reason }, edit, remove }: RowActionsProps) {
  const { actions } = governTexts;
  return (
    <>
      <EditButton className="action" label={`${actions.edit} ${name}`} reason={reason} press={edit}>
        {actions.edit}
      </EditButton>
      <EditButton
        className="action"
        label={`${actions.delete} ${name}`}
        reason={removeReason.reason}
        press={remove}
      >
        {actions.delete}
      </EditButton>
    </>
  );
}
