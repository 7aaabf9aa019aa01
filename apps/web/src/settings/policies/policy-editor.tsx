import './policies.css';
import { useQuery } from '@tanstack/react-query';
import { Link, useBlocker, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { policyQuery, privilegeTypesQuery } from '../../../gen/settings/policies/policies.ts';
import { read } from '../../data/query-client.ts';
import { request } from '../../data/request.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { policyTexts } from '../../texts/policies.ts';
import { Check, Select, TextArea, TextField } from '../../ui/field.tsx';
import { PageForm } from '../access/page-form.tsx';
import { ActorsField } from './actors-field.tsx';
import { CriteriaField } from './criteria-field.tsx';
import { DeletePolicyButton } from './delete-policy-button.tsx';
import { draftOf, hasHiddenCriteria, mistakesOf, newDraft, type PolicyDraft, patchOf } from './draft.ts';
import { fieldsOf } from './draft-fields.ts';
import { PrivilegesField } from './privileges-field.tsx';
import { usePolicyPatch } from './use-policy-patch.ts';

const toList = { to: '/settings/{-$page}/{-$id}', params: { page: 'policies', id: undefined } } as const;

/** Where a policy is changed, or shown to who may not change it. */
export function PolicyEditor({ urn, mayChange }: { readonly urn: string; readonly mayChange: boolean }) {
  const { data, error, refetch } = useQuery({
    ...read(policyQuery, { urn }),
    // What is typed is not replaced by what somebody else stores meanwhile.
    refetchOnWindowFocus: false,
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const stored = data.entity;
  if (!stored?.card.exists || !('policyType' in stored))
    return <Empty hint={<Link {...toList}>{policyTexts.back}</Link>}>{policyTexts.gone}</Empty>;
  return (
    <PolicyForm
      key={urn}
      urn={urn}
      before={draftOf(stored)}
      hasResources={stored.resources != null}
      isEditable={stored.editable && mayChange}
      isFixed={!stored.editable}
    />
  );
}

interface PolicyFormProps {
  readonly urn: string;
  /** Undefined for a new policy. */
  readonly before?: PolicyDraft;
  readonly hasResources?: boolean;
  readonly isEditable: boolean;
  readonly isFixed?: boolean;
}

/** Everything of a policy, as a form. */
export function PolicyForm({
  urn,
  before,
  hasResources = false,
  isEditable,
  isFixed = false,
}: PolicyFormProps) {
  const [draft, setDraft] = useState(before ?? newDraft);
  const [isChecked, setIsChecked] = useState(false);
  const isDone = useRef(false);
  const navigate = useNavigate();
  const patch = usePolicyPatch();
  const { data } = useQuery(read(privilegeTypesQuery, {}));
  const { platformPrivileges = [], resourcePrivileges = [] } = data?.appConfig?.policiesConfig ?? {};
  const isChanged = draft !== (before ?? newDraft);
  useBlocker({
    shouldBlockFn: () => isChanged && !isDone.current && !window.confirm(policyTexts.unsaved),
    enableBeforeUnload: () => isChanged && !isDone.current,
  });

  const mistakes = mistakesOf(draft);
  const errorOf = (part: keyof typeof mistakes) =>
    isChecked && mistakes[part] ? policyTexts.mistakes[part] : undefined;
  const change = (part: Partial<PolicyDraft>) => setDraft((present) => ({ ...present, ...part }));
  const types = resourcePrivileges.map(({ resourceType }) => resourceType).filter((type) => type !== 'all');
  const ofEntities = resourcePrivileges.find(({ resourceType }) => resourceType === 'all')?.privileges ?? [];

  async function send(): Promise<void> {
    setIsChecked(true);
    if (Object.keys(mistakes).length > 0) return;
    const name = draft.name.trim();
    await patch(
      urn,
      patchOf(before, draft, Date.now(), hasResources),
      before ? policyTexts.changed(name) : policyTexts.made(name),
    );
    isDone.current = true;
    await navigate(toList);
  }

  function leave(): void {
    isDone.current = true;
    void navigate(toList);
  }

  return (
    <>
      <SectionHead
        title={before?.name ?? policyTexts.newTitle}
        lead={isFixed ? policyTexts.fixed : undefined}
      >
        <Link className="button" {...toList}>
          {policyTexts.back}
        </Link>
      </SectionHead>
      <PageForm
        action={before ? policyTexts.save : policyTexts.make}
        send={send}
        canSend={isEditable && isChanged}
        guard={
          before && {
            before: fieldsOf(before),
            mine: fieldsOf(draft),
            now: async () => {
              const { entity } = await request(policyQuery, { urn });
              return entity && 'policyType' in entity ? fieldsOf(draftOf(entity)) : undefined;
            },
          }
        }
        leave={leave}
        further={
          before && (
            <DeletePolicyButton
              urn={urn}
              name={before.name}
              isDisabled={!isEditable}
              done={() => {
                isDone.current = true;
                void navigate(toList);
              }}
            />
          )
        }
      >
        <fieldset disabled={!isEditable}>
          <TextField
            label={policyTexts.name}
            hint={policyTexts.nameHint}
            error={errorOf('name')}
            value={draft.name}
            set={(name) => change({ name })}
            isRequired
          />
          <TextArea
            label={policyTexts.description}
            value={draft.description}
            set={(description) => change({ description })}
          />
          <Select
            label={policyTexts.type}
            value={draft.type}
            options={[
              { value: 'METADATA', text: policyTexts.types.METADATA },
              { value: 'PLATFORM', text: policyTexts.types.PLATFORM },
            ]}
            // A privilege of one kind is none of the other.
            set={(type) => change({ type, privileges: [] })}
          />
          <Check
            label={policyTexts.isActive}
            isChecked={draft.isActive}
            set={(isActive) => change({ isActive })}
          />
        </fieldset>
        <fieldset disabled={!isEditable}>
          <PrivilegesField
            kind={draft.type}
            privileges={draft.type === 'PLATFORM' ? platformPrivileges : ofEntities}
            chosen={draft.privileges}
            set={(privileges) => change({ privileges })}
            error={errorOf('privileges')}
          />
        </fieldset>
        {draft.type === 'METADATA' && (
          <fieldset disabled={!isEditable || hasHiddenCriteria(draft)}>
            {hasHiddenCriteria(draft) && <p className="faint">{policyTexts.hidden}</p>}
            <CriteriaField
              criteria={draft.criteria}
              types={types}
              set={(criteria) => change({ criteria })}
              error={errorOf('criteria')}
            />
          </fieldset>
        )}
        <fieldset disabled={!isEditable}>
          <ActorsField
            kind={draft.type}
            actors={draft.actors}
            set={(actors) => change({ actors })}
            error={errorOf('actors')}
          />
        </fieldset>
      </PageForm>
    </>
  );
}
