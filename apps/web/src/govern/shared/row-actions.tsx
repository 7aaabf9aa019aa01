import { governTexts } from '../../texts/govern.ts';
import { EditButton } from '../../ui/edit-button.tsx';

interface RowActionsProps {
  /** What the row is about: buttons that say the same are told apart by it. */
  readonly name: string;
  /** Why none of it is allowed; undefined where it is. */
  readonly reason?: string | undefined;
  readonly edit: () => void;
  readonly remove: () => void;
}

/** What can be done with a row of a table. */
export function RowActions({ name, reason, edit, remove }: RowActionsProps) {
  const { actions } = governTexts;
  return (
    <>
      <EditButton className="action" label={`${actions.edit} ${name}`} reason={reason} press={edit}>
        {actions.edit}
      </EditButton>
      <EditButton className="action" label={`${actions.delete} ${name}`} reason={reason} press={remove}>
        {actions.delete}
      </EditButton>
    </>
  );
}
