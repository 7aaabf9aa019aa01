import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ProfileQuery,
  profileQuery,
  updateProfileMutation,
} from '../../../gen/settings/profile/profile.ts';
import type { Account } from '../../account/use-account.ts';
import { read } from '../../data/query-client.ts';
import { request } from '../../data/request.ts';
import { useChange } from '../../data/use-change.ts';
import { EntityLink } from '../../entity/entity-link.tsx';
import { SectionHead } from '../../section/section-head.tsx';
import { Failure, Loading } from '../../shell/states.tsx';
import { profileTexts } from '../../texts/people.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { WithAccount } from '../access/gate.tsx';
import { PageForm } from '../access/page-form.tsx';
import { PasswordPart } from './password-part.tsx';
import { fieldsOf, inputOf, shownOf, withChanges } from './profile-fields.ts';

/** What the reader says of themselves, the password, and the way out. */
export const ProfilePage = () => (
  <WithAccount title={profileTexts.title} withoutSignIn="nothing">
    {(account) => <Profile account={account} />}
  </WithAccount>
);

function Profile({ account }: { readonly account: Account }) {
  const { data, error, refetch } = useQuery({
    ...read(profileQuery, { urn: account.urn }),
    refetchOnWindowFocus: false,
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const roles = (data.corpUser?.roles?.relationships ?? []).flatMap(({ entity }) => entity?.card.name ?? []);
  return (
    <>
      <SectionHead title={profileTexts.title} lead={profileTexts.lead} />
      <p className="access__facts">
        <EntityLink urn={account.urn} name={profileTexts.page} />
        <span>{roles.length > 0 ? `${profileTexts.role}: ${roles.join(', ')}` : profileTexts.noRole}</span>
      </p>
      <ProfileForm urn={account.urn} user={data.corpUser} />
      <PasswordPart />
      <div className="access__part">
        <h2>{profileTexts.session}</h2>
      </div>
      <a className="button" href="/logOut">
        {profileTexts.signOut}
      </a>
    </>
  );
}

interface ProfileFormProps {
  readonly urn: string;
  readonly user: ProfileQuery['corpUser'];
}

function ProfileForm({ urn, user }: ProfileFormProps) {
  const change = useChange('Profile', 'Account', 'Users', 'EntityHead');
  const [before, setBefore] = useState(() => fieldsOf(user));
  const [fields, setFields] = useState(before);
  /** Another one is another form, which begins with what is stored. */
  const [reading, setReading] = useState(0);
  const set = (name: keyof typeof fields) => (value: string) =>
    setFields((present) => ({ ...present, [name]: value }));
  async function send(): Promise<void> {
    await change(updateProfileMutation, { urn, input: inputOf(before, fields) }, profileTexts.saved);
    setBefore(fields);
  }
  const readFields = async () => fieldsOf((await request(profileQuery, { urn })).corpUser);
  /** What others changed beside the reader's fields stays, and is no conflict. */
  async function theirs() {
    const now = await readFields();
    return shownOf(withChanges(before, now, (name) => fields[name] !== before[name]));
  }
  async function readAgain(): Promise<void> {
    const now = await readFields();
    setBefore(now);
    setFields(now);
    setReading((count) => count + 1);
  }
  return (
    <PageForm
      key={reading}
      action={profileTexts.save}
      send={send}
      canSend={fields !== before}
      guard={{ before: shownOf(before), mine: shownOf(fields), now: theirs }}
      leave={() => void readAgain()}
    >
      <TextField label={profileTexts.displayName} value={fields.displayName} set={set('displayName')} />
      <TextField label={profileTexts.jobTitle} value={fields.title} set={set('title')} />
      <TextField
        label={profileTexts.teams}
        hint={profileTexts.teamsHint}
        value={fields.teams}
        set={set('teams')}
      />
      <TextField label={profileTexts.mail} type="email" value={fields.email} set={set('email')} />
      <TextField
        label={profileTexts.picture}
        type="url"
        value={fields.pictureLink}
        set={set('pictureLink')}
      />
      <TextArea label={profileTexts.about} value={fields.aboutMe} set={set('aboutMe')} />
    </PageForm>
  );
}
