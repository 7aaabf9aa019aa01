import { governTexts } from '../../texts/govern.ts';

interface RowActionsProps {
  /** What the row is about: buttons that say the same are told apart by it. */
  readonly name: string;
  readonly edit: () => void;
  readonly remove: () => void;
}

/** What can be done with a row of a table. */
export function RowActions({ name, edit, remove }: RowActionsProps) {
  const { actions } = governTexts;
  return (
    <>
      <button type="button" className="action" aria-label={`${actions.edit} ${name}`} onClick={edit}>
        {actions.edit}
      </button>
      <button type="button" className="action" aria-label={`${actions.delete} ${name}`} onClick={remove}>
        {actions.delete}
      </button>
    </>
  );
}
