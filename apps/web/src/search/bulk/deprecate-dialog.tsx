import { useState } from 'react';
import { bulkTexts } from '../../texts/bulk.ts';
import { TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';

interface DeprecateDialogProps {
  readonly count: number;
  readonly finish: (note: string) => void;
  readonly close: () => void;
}

export function DeprecateDialog({ count, finish, close }: DeprecateDialogProps) {
  const [note, setNote] = useState('');
  return (
    <FormDialog
      title={bulkTexts.deprecateTitle(count)}
      action={bulkTexts.actions.deprecate}
      send={async () => finish(note.trim())}
      close={close}
    >
      <TextArea label={bulkTexts.note} hint={bulkTexts.noteHint} value={note} set={setNote} />
    </FormDialog>
  );
}
