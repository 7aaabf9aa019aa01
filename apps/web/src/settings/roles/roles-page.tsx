import './roles.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type RolesQuery, rolesQuery } from '../../../gen/settings/roles/roles.ts';
import { messageOf } from '../../data/message-of.ts';
import { read } from '../../data/query-client.ts';
import { useNotices } from '../../edit/edits.tsx';
import { EntityPicker } from '../../edit/entity-picker.tsx';
import { SectionHead } from '../../section/section-head.tsx';
import { Failure, Loading } from '../../shell/states.tsx';
import { accessTexts } from '../../texts/access.ts';
import { roleTexts, userTexts } from '../../texts/people.ts';
import { Icon } from '../../ui/icon.tsx';
import { Chip } from '../access/chip.tsx';
import { Need, WithAccount } from '../access/gate.tsx';
import { type NamedUrn, useAssignRole } from './use-assign-role.ts';

type Role = NonNullable<RolesQuery['listRoles']>['roles'][number];

/** What each role may do, and who has it. */
export const RolesPage = () => (
  <WithAccount title={roleTexts.title} withoutSignIn="all">
    {({ held }) => <Roles mayAssign={held.managePolicies} />}
  </WithAccount>
);

function Roles({ mayAssign }: { readonly mayAssign: boolean }) {
  const { data, error, refetch } = useQuery(read(rolesQuery, {}));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <SectionHead
        title={roleTexts.title}
        lead={
          <>
            {roleTexts.lead} <a href="/docs/authorization/roles">{roleTexts.docs}</a>
          </>
        }
      />
      <Need isHeld={mayAssign} privilege="MANAGE_POLICIES" to={userTexts.toAssign} />
      {(data.listRoles?.roles ?? []).map((role) => (
        <RolePart key={role.urn} role={role} mayAssign={mayAssign} />
      ))}
    </>
  );
}

interface Words {
  readonly may: readonly string[];
  readonly mayNot: readonly string[];
}

function RolePart({ role, mayAssign }: { readonly role: Role; readonly mayAssign: boolean }) {
  const [isPicking, setIsPicking] = useState(false);
  const assign = useAssignRole();
  const { tell } = useNotices();
  const words = (roleTexts.builtIn as Readonly<Record<string, Words>>)[role.urn];
  const holders = (role.holders?.relationships ?? []).flatMap(({ entity }) =>
    entity ? [{ urn: entity.urn, name: entity.card.name }] : [],
  );
  const more = (role.holders?.total ?? 0) - holders.length;
  async function change(holder: NamedUrn, next: NamedUrn | undefined): Promise<void> {
    try {
      await assign(holder, next);
    } catch (error) {
      tell({ text: roleTexts.assignRole(role.name), reason: messageOf(error), isFailure: true });
    }
  }
  return (
    <section className="role" aria-label={role.name}>
      <div className="role__head">
        <h2>{role.name}</h2>
        <button
          type="button"
          className="button"
          aria-label={roleTexts.assignRole(role.name)}
          title={mayAssign ? undefined : accessTexts.needsTitle('MANAGE_POLICIES')}
          disabled={!mayAssign}
          onClick={() => setIsPicking(true)}
        >
          <Icon name="plus" />
          {roleTexts.assign}
        </button>
      </div>
      <dl>
        {words ? (
          <>
            <dt className="label">{roleTexts.may}</dt>
            <dd>{words.may.join('; ')}</dd>
            {words.mayNot.length > 0 && (
              <>
                <dt className="label">{roleTexts.mayNot}</dt>
                <dd>{words.mayNot.join('; ')}</dd>
              </>
            )}
          </>
        ) : (
          <>
            <dt className="label">{roleTexts.may}</dt>
            <dd>
              {role.description} {roleTexts.own}{' '}
              <Link to="/settings/{-$page}/{-$id}" params={{ page: 'policies', id: undefined }}>
                {roleTexts.policies}
              </Link>
            </dd>
          </>
        )}
        <dt className="label">{roleTexts.holders}</dt>
        <dd>
          {holders.length === 0 && <span className="faint">{roleTexts.nobody}</span>}
          <ul className="chips">
            {holders.map((holder) => (
              <Chip
                key={holder.urn}
                name={holder.name}
                label={roleTexts.take(role.name, holder.name)}
                isDisabled={!mayAssign}
                remove={() => void change(holder, undefined)}
              />
            ))}
            {more > 0 && <li className="faint">{roleTexts.more(more)}</li>}
          </ul>
        </dd>
      </dl>
      {isPicking && (
        <EntityPicker
          label={roleTexts.assignRole(role.name)}
          types={['CORP_USER', 'CORP_GROUP']}
          present={holders.map(({ urn }) => urn)}
          pick={(holder) => void change(holder, role)}
          close={() => setIsPicking(false)}
        />
      )}
    </section>
  );
}
