import { type ReactNode, useState } from 'react';
import { governTexts } from '../../texts/govern.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { type ErrorOf, FormDialog } from '../../ui/form-dialog.tsx';
import type { Fields } from '../../ui/same-fields.ts';

/** What is asked for of everything that is created here. */
export interface Named {
  readonly name: string;
  readonly description: string;
}

/** What is stored, with what further fields show of it. */
export interface Stored extends Named {
  readonly further?: Fields;
}

interface CreateProps {
  readonly title: string;
  readonly action?: string;
  /** What the fields begin with. */
  readonly start?: Named;
  readonly descriptionHint?: string;
  readonly send: (named: Named) => Promise<unknown>;
  readonly canSend?: boolean;
  /** Reads what is stored now, where something is edited. */
  readonly now?: () => Promise<Stored | undefined>;
  /** Of further fields, what they began with and what would be written. */
  readonly further?: { readonly before: Fields; readonly mine: Fields };
  readonly close: () => void;
  /** Further fields, after those for the name and the description. */
  readonly children?: (errorOf: ErrorOf) => ReactNode;
}

/** Form for something that has a name and a description. */
export function NamedForm({
  title,
  action,
  start,
  descriptionHint,
  send,
  canSend,
  now,
  further,
  close,
  children,
}: CreateProps) {
  const [name, setName] = useState(start?.name ?? '');
  const [description, setDescription] = useState(start?.description ?? '');
  return (
    <FormDialog
      title={title}
      action={action ?? governTexts.actions.create}
      canSend={name.trim() !== '' && canSend !== false}
      send={() => send({ name: name.trim(), description })}
      close={close}
      guard={
        start &&
        now && {
          before: { ...fieldsOf(start), ...further?.before },
          mine: { ...fieldsOf({ name: name.trim(), description }), ...further?.mine },
          now: async () => {
            const stored = await now();
            return stored && { ...fieldsOf(stored), ...stored.further };
          },
        }
      }
    >
      {(errorOf) => (
        <>
          <TextField
            label={governTexts.fields.name}
            value={name}
            set={setName}
            isRequired
            error={errorOf('name') ?? errorOf('displayName')}
          />
          <TextArea
            label={governTexts.fields.description}
            hint={descriptionHint}
            value={description}
            set={setDescription}
            error={errorOf('description')}
          />
          {children?.(errorOf)}
        </>
      )}
    </FormDialog>
  );
}

const fieldsOf = ({ name, description }: Named): Fields => ({
  [governTexts.fields.name]: name,
  [governTexts.fields.description]: description,
});
