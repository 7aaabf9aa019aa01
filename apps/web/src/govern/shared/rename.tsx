import { useState } from 'react';
import { namesQuery } from '../../../gen/entity/history/history.ts';
import { updateNameMutation } from '../../../gen/govern/shared/governed.ts';
import { request } from '../../data/request.ts';
import { useChange } from '../../data/use-change.ts';
import { governTexts } from '../../texts/govern.ts';
import { texts } from '../../texts/texts.ts';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';

interface RenameProps {
  readonly urn: string;
  readonly name: string;
  readonly close: () => void;
}

/** Gives an entity another name; its URN stays. */
export function Rename({ urn, name, close }: RenameProps) {
  const [draft, setDraft] = useState(name);
  const change = useChange();
  return (
    <FormDialog
      title={governTexts.rename.title(name)}
      action={texts.edit.save}
      canSend={draft.trim() !== '' && draft !== name}
      send={() =>
        change(
          updateNameMutation,
          { input: { urn, name: draft.trim() } },
          governTexts.rename.done(draft.trim()),
        )
      }
      close={close}
      guard={{
        before: { [governTexts.fields.name]: name },
        mine: { [governTexts.fields.name]: draft.trim() },
        now: async () => {
          const [now] = (await request(namesQuery, { urns: [urn] })).entities ?? [];
          return now ? { [governTexts.fields.name]: now.card.name } : undefined;
        },
      }}
    >
      {(errorOf) => (
        <TextField
          label={governTexts.fields.name}
          value={draft}
          set={setDraft}
          isRequired
          error={errorOf('name')}
        />
      )}
    </FormDialog>
  );
}
