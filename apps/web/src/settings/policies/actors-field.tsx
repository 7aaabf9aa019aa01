import { policyTexts } from '../../texts/policies.ts';
import { Check } from '../../ui/field.tsx';
import { EntitiesField } from '../access/entities-field.tsx';
import type { DraftActors, PolicyKind } from './draft.ts';

interface ActorsFieldProps {
  readonly kind: PolicyKind;
  readonly actors: DraftActors;
  readonly set: (actors: DraftActors) => void;
  readonly error: string | undefined;
}

/** Whom a policy is for. */
export function ActorsField({ kind, actors, set, error }: ActorsFieldProps) {
  const change = (part: Partial<DraftActors>) => set({ ...actors, ...part });
  return (
    <fieldset>
      <legend className="page-form__head">{policyTexts.who}</legend>
      <div>
        <Check
          label={policyTexts.allUsers}
          isChecked={actors.allUsers}
          set={(allUsers) => change({ allUsers })}
        />
        <Check
          label={policyTexts.allGroups}
          isChecked={actors.allGroups}
          set={(allGroups) => change({ allGroups })}
        />
        {kind === 'METADATA' && (
          <Check
            label={policyTexts.owners}
            isChecked={actors.resourceOwners}
            set={(resourceOwners) => change({ resourceOwners })}
          />
        )}
      </div>
      {kind === 'METADATA' && actors.resourceOwners && (
        <EntitiesField
          label={policyTexts.ownershipTypes}
          types={['CUSTOM_OWNERSHIP_TYPE']}
          urns={actors.resourceOwnersTypes}
          set={(resourceOwnersTypes) => change({ resourceOwnersTypes })}
        />
      )}
      <EntitiesField
        label={policyTexts.roles}
        types={['DATAHUB_ROLE']}
        urns={actors.roles}
        set={(roles) => change({ roles })}
      />
      <EntitiesField
        label={policyTexts.groups}
        types={['CORP_GROUP']}
        urns={actors.groups}
        set={(groups) => change({ groups })}
      />
      <EntitiesField
        label={policyTexts.users}
        types={['CORP_USER']}
        urns={actors.users}
        set={(users) => change({ users })}
      />
      {error !== undefined && <p className="field__error">{error}</p>}
    </fieldset>
  );
}
