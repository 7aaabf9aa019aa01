import { deleteFormMutation } from '../../../gen/govern/forms/forms.ts';
import type { FormPartsFragment } from '../../../gen/types.ts';
import { useChange } from '../../data/use-change.ts';
import { formsTexts } from '../../texts/forms.ts';
import { governTexts } from '../../texts/govern.ts';
import { Confirm } from '../../ui/confirm.tsx';

interface DeleteFormProps {
  readonly form: FormPartsFragment;
  /** Assets that have it. */
  readonly assigned: number;
  /** Called when it is gone. */
  readonly deleted?: () => void;
  readonly close: () => void;
}

/** Asks before a form is deleted, and taken off everything that has it. */
export function DeleteForm({ form: { urn, info }, assigned, deleted, close }: DeleteFormProps) {
  const change = useChange();
  return (
    <Confirm
      title={governTexts.delete.title(info.name)}
      action={governTexts.actions.delete}
      run={async () => {
        await change(deleteFormMutation, { input: { urn } }, governTexts.delete.done(info.name));
        deleted?.();
      }}
      close={close}
    >
      {formsTexts.deleted(assigned)}
    </Confirm>
  );
}
