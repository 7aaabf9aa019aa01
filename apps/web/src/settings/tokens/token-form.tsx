import { useState } from 'react';
import { createAccessTokenMutation } from '../../../gen/settings/tokens/tokens.ts';
import { useChange } from '../../data/use-change.ts';
import { accessTexts, tokenTexts } from '../../texts/access.ts';
import { Select, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';

export type Duration = keyof typeof tokenTexts.durations;

interface TokenFormProps {
  /** Whom the token acts for. */
  readonly owner: string;
  readonly type: 'PERSONAL' | 'SERVICE_ACCOUNT';
  readonly made: (token: string) => void;
  readonly close: () => void;
}

const durations = Object.entries(tokenTexts.durations).map(([value, text]) => ({
  value: value as Duration,
  text,
}));

/** Makes an access token. */
export function TokenForm({ owner, type, made, close }: TokenFormProps) {
  const change = useChange('AccessTokens', 'TokenUses');
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [duration, setDuration] = useState<Duration>('THREE_MONTHS');
  async function send(): Promise<void> {
    const { createAccessToken } = await change(createAccessTokenMutation, {
      input: {
        type,
        actorUrn: owner,
        name: name.trim(),
        duration,
        ...(description.trim() !== '' && { description: description.trim() }),
      },
    });
    if (createAccessToken) made(createAccessToken.accessToken);
  }
  return (
    <FormDialog
      title={tokenTexts.createTitle}
      action={tokenTexts.make}
      send={send}
      close={close}
      canSend={name.trim() !== ''}
    >
      <TextField label={accessTexts.name} hint={tokenTexts.nameHint} value={name} set={setName} isRequired />
      <TextField
        label={accessTexts.description}
        hint={tokenTexts.descriptionHint}
        value={description}
        set={setDescription}
      />
      <Select label={tokenTexts.duration} value={duration} set={setDuration} options={durations} />
    </FormDialog>
  );
}
