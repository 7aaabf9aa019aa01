import './who.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { privilegeTypesQuery } from '../../../gen/settings/policies/policies.ts';
import type { Account } from '../../account/use-account.ts';
import { read } from '../../data/query-client.ts';
import { EntityPicker } from '../../edit/entity-picker.tsx';
import { SectionHead } from '../../section/section-head.tsx';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { policyTexts } from '../../texts/policies.ts';
import { whoTexts } from '../../texts/who.ts';
import { Picker } from '../../ui/picker.tsx';
import { Need, WithAccount } from '../access/gate.tsx';
import { readListState, textAt, useAddress } from '../access/list-state.ts';
import { useNames } from '../access/use-names.ts';
import { groupPrivileges, type Privilege, nameOf as privilegeName } from '../policies/privilege-groups.ts';
import { EverybodysAnswers, PersonsAnswer } from './answers.tsx';
import { Choice } from './choice.tsx';

/** Who may do something, and by which policy. */
export const WhoPage = () => (
  <WithAccount title={whoTexts.title} withoutSignIn="all">
    {(account) => <Who account={account} />}
  </WithAccount>
);

function Who({ account }: { readonly account: Account }) {
  const { search, set } = useAddress();
  const { data, error, refetch } = useQuery(read(privilegeTypesQuery, {}));
  const mayAskAll = account.held.managePolicies || account.held.manageIdentities;
  const privilege = textAt(search, 'privilege');
  const entity = textAt(search, 'entity');
  const { page } = readListState(search);
  const person = mayAskAll ? textAt(search, 'person') : account.urn;
  const nameOf = useNames([entity, person].flatMap((urn) => urn ?? []));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { platformPrivileges = [], resourcePrivileges = [] } = data.appConfig?.policiesConfig ?? {};
  const ofEntities = resourcePrivileges.find(({ resourceType }) => resourceType === 'all')?.privileges ?? [];
  const chosen = [...ofEntities, ...platformPrivileges].find(({ type }) => type === privilege);
  const isPlatform = chosen !== undefined && platformPrivileges.includes(chosen);
  const question = chosen && {
    privilege: chosen.type,
    ...(!isPlatform && entity !== undefined && { entity }),
  };
  return (
    <div className="who">
      <SectionHead title={whoTexts.title} lead={whoTexts.lead} />
      <Need isHeld={mayAskAll} privilege="MANAGE_POLICIES" to={whoTexts.onlySelf} />
      <div className="who__question">
        <Choice
          label={whoTexts.privilege}
          value={chosen && privilegeName(chosen)}
          unset={whoTexts.choosePrivilege}
          picker={(close) => (
            <PrivilegePicker
              ofEntities={ofEntities}
              ofPlatform={platformPrivileges}
              pick={(type) => set({ privilege: type, page: undefined })}
              close={close}
            />
          )}
        />
        <Choice
          label={whoTexts.entity}
          value={isPlatform || entity === undefined ? undefined : nameOf(entity)}
          unset={isPlatform ? whoTexts.onCatalogue : whoTexts.noEntity}
          isDisabled={isPlatform}
          clear={() => set({ entity: undefined, page: undefined })}
          picker={(close) => (
            <EntityPicker
              label={whoTexts.chooseEntity}
              present={[]}
              pick={({ urn }) => set({ entity: urn, page: undefined })}
              close={close}
            />
          )}
        />
        <Choice
          label={whoTexts.person}
          value={person === undefined ? undefined : nameOf(person)}
          unset={whoTexts.everybody}
          isDisabled={!mayAskAll}
          clear={() => set({ person: undefined })}
          picker={(close) => (
            <EntityPicker
              label={whoTexts.choosePerson}
              types={['CORP_USER', 'CORP_GROUP']}
              present={[]}
              pick={({ urn }) => set({ person: urn })}
              close={close}
            />
          )}
        />
      </div>
      {!question && <Empty>{whoTexts.empty}</Empty>}
      {question && person === undefined && (
        <EverybodysAnswers question={question} page={page} show={(next) => set({ page: next })} />
      )}
      {question && person !== undefined && <PersonsAnswer question={question} actor={person} />}
    </div>
  );
}

interface PrivilegePickerProps {
  readonly ofEntities: readonly Privilege[];
  readonly ofPlatform: readonly Privilege[];
  readonly pick: (type: string) => void;
  readonly close: () => void;
}

function PrivilegePicker({ ofEntities, ofPlatform, pick, close }: PrivilegePickerProps) {
  const [text, setText] = useState('');
  const groups = [
    ...groupPrivileges('METADATA', ofEntities, text),
    ...groupPrivileges('PLATFORM', ofPlatform, text),
  ];
  const entries = groups.flatMap(({ name, privileges }) =>
    privileges.map((privilege) => ({
      key: privilege.type,
      name: privilegeName(privilege),
      icon: 'check' as const,
      group: policyTexts.groupNames[name],
    })),
  );
  return (
    <Picker
      label={whoTexts.choosePrivilege}
      placeholder={policyTexts.findPrivilege}
      text={text}
      setText={setText}
      entries={entries}
      pick={({ key }) => {
        pick(key);
        close();
      }}
      close={close}
    />
  );
}
