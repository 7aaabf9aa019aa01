import { useState } from 'react';
import { policyTexts } from '../../texts/policies.ts';
import { Check } from '../../ui/field.tsx';
import type { PolicyKind } from './draft.ts';
import { groupPrivileges, nameOf, type Privilege } from './privilege-groups.ts';

interface PrivilegesFieldProps {
  readonly kind: PolicyKind;
  /** All that the policy may grant. */
  readonly privileges: readonly Privilege[];
  readonly chosen: readonly string[];
  readonly set: (chosen: readonly string[]) => void;
  readonly error: string | undefined;
}

/** The privileges of a policy, by what they are about. */
export function PrivilegesField({ kind, privileges, chosen, set, error }: PrivilegesFieldProps) {
  const [words, setWords] = useState('');
  // What the policy grants already is shown, whatever the server describes.
  const known = new Set(privileges.map(({ type }) => type));
  const all = [...privileges, ...chosen.filter((type) => !known.has(type)).map((type) => ({ type }))];
  const groups = groupPrivileges(kind, all, words);
  return (
    <fieldset>
      <legend className="page-form__head">{policyTexts.privileges}</legend>
      <div className="privileges__head">
        <input
          type="search"
          aria-label={policyTexts.findPrivilege}
          placeholder={policyTexts.findPrivilege}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            // It finds as one types; the form is sent by its button.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <span className="faint" role="status">
          {policyTexts.chosen(chosen.length)}
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className="privileges" aria-label={policyTexts.privileges} tabIndex={0}>
        {groups.map((group) => (
          <div key={group.name}>
            <span className="label">{policyTexts.groupNames[group.name]}</span>
            {group.privileges.map((privilege) => (
              <Check
                key={privilege.type}
                isChecked={chosen.includes(privilege.type)}
                set={(isChecked) =>
                  set(
                    isChecked
                      ? [...chosen, privilege.type]
                      : chosen.filter((each) => each !== privilege.type),
                  )
                }
                label={
                  <span className="privileges__text">
                    {nameOf(privilege)}
                    <span className="faint">{privilege.description}</span>
                  </span>
                }
              />
            ))}
          </div>
        ))}
        {groups.length === 0 && <p className="faint label">{policyTexts.noPrivilege}</p>}
      </section>
      {error !== undefined && <p className="field__error">{error}</p>}
    </fieldset>
  );
}
