import { useState } from 'react';
import { bulkTexts } from '../../texts/bulk.ts';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';

interface DeleteDialogProps {
  readonly count: number;
  readonly finish: () => void;
  readonly close: () => void;
}

/** Asks for the number of what will be deleted, so that nobody deletes more than they see. */
export function DeleteDialog({ count, finish, close }: DeleteDialogProps) {
  const [text, setText] = useState('');
  return (
    <FormDialog
      title={bulkTexts.deleteTitle(count)}
      action={bulkTexts.delete}
      canSend={text.trim() === String(count)}
      send={async () => finish()}
      close={close}
    >
      <p>{bulkTexts.deleteText(count)}</p>
      <TextField label={bulkTexts.confirmCount(count)} value={text} set={setText} />
    </FormDialog>
  );
}
