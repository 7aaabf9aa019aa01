import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getJson, sendJson } from '../../data/request.ts';
import { profileTexts } from '../../texts/people.ts';
import { TextField } from '../../ui/field.tsx';
import { PageForm } from '../access/page-form.tsx';

interface Sessions {
  readonly sessions: readonly { readonly method: string; readonly isCurrent: boolean }[];
}

/** The way in which this session began says whether the password is stored here. */
const sessionsRequest = {
  queryKey: ['Sessions'],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    (await getJson('/openapi/v1/identity/sessions', signal)) as Sessions,
};

/** Changes the password, where it is stored here. */
export function PasswordPart() {
  const { data } = useQuery(sessionsRequest);
  const method = data?.sessions.find(({ isCurrent }) => isCurrent)?.method;
  if (method === undefined) return null;
  return (
    <>
      <div className="access__part">
        <h2>{profileTexts.password}</h2>
      </div>
      {method === 'native' ? <PasswordForm /> : <p>{profileTexts.elsewhere(method)}</p>}
    </>
  );
}

function PasswordForm() {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  async function send(): Promise<void> {
    await sendJson('POST', '/openapi/v1/identity/password', { current, next });
    // Every session has ended, this one too.
    location.assign(`/login?redirect_uri=${encodeURIComponent(location.pathname)}`);
  }
  return (
    <PageForm action={profileTexts.change} send={send} canSend={current !== '' && next !== ''}>
      <TextField label={profileTexts.current} type="password" value={current} set={setCurrent} />
      <TextField
        label={profileTexts.next}
        hint={profileTexts.nextHint}
        type="password"
        value={next}
        set={setNext}
      />
    </PageForm>
  );
}
