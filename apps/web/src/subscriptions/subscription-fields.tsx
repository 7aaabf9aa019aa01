import './subscriptions.css';
import type { EntityChangeType } from '../../gen/types.ts';
import { subscriptionTexts as texts } from '../texts/subscriptions.ts';
import { Check, Select, TextField } from '../ui/field.tsx';
import type { ErrorOf } from '../ui/form-dialog.tsx';
import { channels, digests, type SubscriptionDraft } from './draft.ts';

interface SubscriptionFieldsProps {
  readonly draft: SubscriptionDraft;
  readonly set: (part: Partial<SubscriptionDraft>) => void;
  readonly errorOf: ErrorOf;
}

/** Which changes are sent, how and when. */
export function SubscriptionFields({ draft, set, errorOf }: SubscriptionFieldsProps) {
  const { kinds, channel, digest } = draft;
  return (
    <>
      <Select
        label={texts.changes}
        value={kinds ? 'some' : 'every'}
        set={(value) => set({ kinds: value === 'some' ? [] : undefined })}
        options={[
          { value: 'every', text: texts.every },
          { value: 'some', text: texts.some },
        ]}
      />
      {kinds && <Kinds chosen={kinds} choose={(next) => set({ kinds: next })} />}
      <Select
        label={texts.channel}
        value={channel}
        set={(value) => set({ channel: value })}
        options={channels.map((value) => ({ value, text: texts.channels[value] }))}
      />
      {(channel === 'EMAIL' || channel === 'BOTH') && (
        <TextField
          label={texts.email}
          hint={texts.emailHint}
          type="email"
          value={draft.email}
          set={(email) => set({ email })}
          error={errorOf('email')}
        />
      )}
      {(channel === 'SLACK' || channel === 'BOTH') && (
        <>
          <TextField
            label={texts.handle}
            hint={texts.handleHint}
            value={draft.handle}
            set={(handle) => set({ handle })}
            error={errorOf('userHandle')}
          />
          <TextField
            label={texts.rooms}
            hint={texts.roomsHint}
            value={draft.rooms}
            set={(rooms) => set({ rooms })}
            error={errorOf('channels')}
          />
        </>
      )}
      <Select
        label={texts.digest}
        value={digest}
        set={(value) => set({ digest: value })}
        options={digests.map((value) => ({ value, text: texts.digests[value] }))}
      />
      {digest === 'CRON' && (
        <TextField
          label={texts.cron}
          hint={texts.cronHint}
          value={draft.cron}
          set={(cron) => set({ cron })}
          error={errorOf('digest')}
          isRequired
        />
      )}
    </>
  );
}

interface KindsProps {
  readonly chosen: readonly EntityChangeType[];
  readonly choose: (kinds: readonly EntityChangeType[]) => void;
}

const allKinds = Object.keys(texts.kinds) as readonly EntityChangeType[];

function Kinds({ chosen, choose }: KindsProps) {
  return (
    <fieldset className="kinds">
      <legend className="unseen">{texts.some}</legend>
      {chosen.length === 0 && <p className="field__hint">{texts.noKind}</p>}
      <div>
        {allKinds.map((kind) => (
          <Check
            key={kind}
            label={texts.kinds[kind]}
            isChecked={chosen.includes(kind)}
            set={(isChecked) =>
              choose(isChecked ? [...chosen, kind] : chosen.filter((each) => each !== kind))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
