import './access.css';
import type { ReactNode } from 'react';
import { type Account, useAccount } from '../../account/use-account.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { accessTexts } from '../../texts/access.ts';

interface WithAccountProps {
  readonly title: string;
  /** Where there is no sign-in: `nothing` of the page would work, or `all` of it does, below a note. */
  readonly withoutSignIn: 'nothing' | 'all';
  readonly children: (account: Account) => ReactNode;
}

/** Reads who the reader is and what they may do, and says so where nobody signs in on this server. */
export function WithAccount({ title, withoutSignIn, children }: WithAccountProps) {
  const { account, error, retry } = useAccount();
  if (error) return <Failure error={error} retry={retry} />;
  if (!account) return <Loading />;
  if (account.isSignInOn) return children(account);
  if (withoutSignIn === 'nothing')
    return (
      <>
        <SectionHead title={title} />
        <Empty hint={<SignInHint />}>{accessTexts.signInOff.head}</Empty>
      </>
    );
  return (
    <>
      <aside className="access__note">
        <p>
          <strong>{accessTexts.signInOff.head}</strong> {accessTexts.signInOff.everybody} <HowTo />
        </p>
      </aside>
      {children(account)}
    </>
  );
}

const SignInHint = () => (
  <p>
    {accessTexts.signInOff.nothing} <HowTo />
  </p>
);

const HowTo = () => (
  <>
    {accessTexts.signInOff.how} <code>--auth</code>:{' '}
    <a href="/docs/authentication">{accessTexts.signInOff.link}</a>.
  </>
);

interface NeedProps {
  readonly isHeld: boolean;
  readonly privilege: string;
  /** What it is needed for: `To invite people`. */
  readonly to: string;
}

/** Says which privilege the reader lacks, beside what is disabled without it. */
export function Need({ isHeld, privilege, to }: NeedProps) {
  if (isHeld) return null;
  return (
    <p className="access__need">
      {accessTexts.needs(to)} <code>{privilege}</code>.
    </p>
  );
}
