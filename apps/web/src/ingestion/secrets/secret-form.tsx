import { useState } from 'react';
import {
  createSecretMutation,
  secretsQuery,
  updateSecretMutation,
} from '../../../gen/ingestion/secrets/secrets.ts';
import { messageOf } from '../../data/message-of.ts';
import { request } from '../../data/request.ts';
import { useChange } from '../../data/use-change.ts';
import { ingestionTexts } from '../../texts/ingestion.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { Guard } from '../../ui/use-guard.tsx';
import { isSecretName } from './secret-name.ts';

const { secrets: texts } = ingestionTexts;

type Secret = NonNullable<SecretFormProps['secret']>;

/** What somebody else wrote of a secret is shown before it is overwritten; its value is never shown. */
const guardOf = ({ urn, name, ...before }: Secret, description: string): Guard => ({
  before: { [texts.description]: before.description ?? '' },
  mine: { [texts.description]: description },
  async now() {
    const { listSecrets } = await request(secretsQuery, { input: { query: name, start: 0, count: 100 } });
    const now = listSecrets?.secrets.find((secret) => secret.urn === urn);
    return now && { [texts.description]: now.description ?? '' };
  },
});

interface SecretFormProps {
  /** The secret that is edited; without it, one is created. */
  readonly secret?: { readonly urn: string; readonly name: string; readonly description: string | null };
  readonly close: () => void;
}

export function SecretForm({ secret, close }: SecretFormProps) {
  const [name, setName] = useState(secret?.name ?? '');
  const [value, setValue] = useState('');
  const [description, setDescription] = useState(secret?.description ?? '');
  const [nameFault, setNameFault] = useState<string>();
  const change = useChange('Secrets');
  const isWrong = !secret && name !== '' && !isSecretName(name);

  async function send(): Promise<void> {
    const input = { name, value, ...(description.trim() !== '' && { description: description.trim() }) };
    try {
      if (secret)
        await change(updateSecretMutation, { input: { ...input, urn: secret.urn } }, texts.saved(name));
      else await change(createSecretMutation, { input }, texts.created(name));
    } catch (error) {
      const [, fault] = /^input\.name: (.+)$/.exec(messageOf(error)) ?? [];
      setNameFault(fault);
      throw error;
    }
  }

  return (
    <FormDialog
      title={secret ? texts.editNamed(secret.name) : texts.new}
      action={secret ? texts.save : texts.create}
      send={send}
      close={close}
      canSend={!isWrong}
      guard={secret && guardOf(secret, description.trim())}
    >
      {secret ? (
        <p className="faint">{texts.nameFixed}</p>
      ) : (
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          error={isWrong ? texts.nameWrong : nameFault}
          value={name}
          set={(text) => {
            setName(text);
            setNameFault(undefined);
          }}
          isRequired={true}
        />
      )}
      <SecretValue hint={secret ? texts.newValueHint : texts.valueHint} value={value} set={setValue} />
      <TextField label={texts.description} value={description} set={setDescription} />
    </FormDialog>
  );
}

/** A field that hides what is typed, unless it has several lines, such as a key. */
function SecretValue({
  hint,
  value,
  set,
}: {
  readonly hint: string;
  readonly value: string;
  readonly set: (value: string) => void;
}) {
  const [hasLines, setHasLines] = useState(false);
  const field = { label: texts.value, hint, value, set, isRequired: true };
  return (
    <div>
      {hasLines ? <TextArea {...field} /> : <TextField {...field} type="password" />}
      {!hasLines && (
        <button type="button" className="action" onClick={() => setHasLines(true)}>
          {texts.severalLines}
        </button>
      )}
    </div>
  );
}
