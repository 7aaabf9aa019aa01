import { deleteFormMutation } from '../../../gen/govern/forms/forms.ts';
import type { FormPartsFragment } from '../../../gen/types.ts';
import { useChange } from '../../data/use-change.ts';
import { formsTexts } from '../../texts/forms.ts';
import { governTexts } from '../../texts/govern.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { useFormCounts } from './use-form-counts.ts';

interface DeleteFormProps {
  readonly form: FormPartsFragment;
  /** Called when it is gone. */
  readonly deleted?: () => void;
  readonly close: () => void;
}

/** Asks before a form is deleted, and taken off everything that has it. */
export function DeleteForm({ form, deleted, close }: DeleteFormProps) {
  const { urn, info } = form;
  const assigned = useFormCounts(form)?.assigned ?? 0;
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
