import './forms.css';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { createPortal } from 'react-dom';
import { entityFormsQuery, formDefinitionsQuery } from '../../../gen/entity/forms/forms.ts';
import type { FormPartsFragment } from '../../../gen/types.ts';
import { read } from '../../data/query-client.ts';
import { useFormActors } from '../../govern/forms/use-waiting-forms.ts';
import { formsTexts } from '../../texts/forms.ts';
import type { HeadOfEntity } from '../head-of-entity.ts';
import { Fill } from './fill.tsx';
import {
  answeredOf,
  assignedUrns,
  type FormState,
  isAsked,
  isForm,
  stateOf,
  statusOf,
} from './form-state.ts';

/** The forms of an entity, in its margin. Which one is open is in the address. */
export function Forms({ entity }: { readonly entity: HeadOfEntity }) {
  const { form: open } = useSearch({ strict: false }) as { readonly form?: unknown };
  const navigate = useNavigate();
  const { data } = useQuery(read(entityFormsQuery, { urn: entity.urn }));
  const found = data?.entity;
  const assigned = found && 'forms' in found ? found.forms : undefined;
  const urns = assignedUrns(assigned);
  const definitions = useQuery({ ...read(formDefinitionsQuery, { urns }), enabled: urns.length > 0 });
  const { urns: reader } = useFormActors();
  const show = (form: string | undefined) =>
    void navigate({
      to: '.',
      search: ((before: object) => ({ ...before, form })) as never,
      resetScroll: false,
    });
  const forms = (definitions.data?.entities ?? []).filter(isForm).flatMap((form) => {
    const state = stateOf(assigned, form.urn);
    return state ? [{ form, state }] : [];
  });
  const shown = forms.find(({ form }) => form.urn === open);
  return (
    <section>
      <div className="entity__part">
        <h2 className="label">{formsTexts.entity.title}</h2>
      </div>
      <ul>
        {forms.map((each) => (
          <li key={each.form.urn} className="entity-form">
            <Entry
              {...each}
              isAsked={isAsked(each.form, entity.card.owners, reader)}
              open={() => show(each.form.urn)}
            />
          </li>
        ))}
      </ul>
      {shown &&
        // What the margin makes of headings and lists is not for the dialog.
        createPortal(
          <Fill
            key={shown.form.urn}
            entity={entity}
            {...shown}
            isAsked={isAsked(shown.form, entity.card.owners, reader)}
            close={() => show(undefined)}
          />,
          document.body,
        )}
    </section>
  );
}

interface EntryProps {
  readonly form: FormPartsFragment;
  readonly state: FormState;
  readonly isAsked: boolean;
  readonly open: () => void;
}

function Entry({ form, state, isAsked: isOfReader, open }: EntryProps) {
  const { entity, assets } = formsTexts;
  const status = statusOf(form, state);
  const notes = {
    open: assets.answered(answeredOf(form, state), form.info.prompts.length),
    toVerify: assets.toVerify,
    complete: assets.complete,
    verified: assets.verified,
  };
  const isOpen = status === 'open' || status === 'toVerify';
  return (
    <>
      <bdi>{form.info.name}</bdi>
      <span className="entity-form__note">
        {notes[status]}
        {isOpen && isOfReader && `. ${entity.asked}.`}
      </span>
      <button
        type="button"
        className="action"
        aria-label={(isOpen ? entity.openOf : entity.showOf)(form.info.name)}
        onClick={open}
      >
        {isOpen ? entity.open : entity.show}
      </button>
    </>
  );
}
