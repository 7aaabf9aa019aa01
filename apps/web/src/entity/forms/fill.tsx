import './forms.css';
import '../../ui/field.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { verifyFormMutation } from '../../../gen/entity/forms/forms.ts';
import { propertyDefinitionsQuery } from '../../../gen/entity/properties/properties.ts';
import type { FormPartsFragment } from '../../../gen/types.ts';
import { messageOf } from '../../data/message-of.ts';
import { read } from '../../data/query-client.ts';
import { useChange } from '../../data/use-change.ts';
import { Loading } from '../../shell/states.tsx';
import { dayText } from '../../texts/format.ts';
import { formsTexts } from '../../texts/forms.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EditButton } from '../../ui/edit-button.tsx';
import type { HeadOfEntity } from '../head-of-entity.ts';
import { propertiesIn } from '../properties/properties-of.ts';
import { rightTo } from '../rights.ts';
import { ColumnQuestion } from './column-question.tsx';
import { type FormState, isAnswered } from './form-state.ts';
import { EntityAnswer, QuestionHead } from './question.tsx';

interface FillProps {
  readonly entity: HeadOfEntity;
  readonly form: FormPartsFragment;
  readonly state: FormState;
  readonly isAsked: boolean;
  readonly close: () => void;
}

/** Definitions that are read, as on the tab of properties, so that they are read once. */
const most = 500;

/** A form with its questions and their answers. Each answer is saved for itself. */
export function Fill({ entity, form, state, isAsked, close }: FillProps) {
  const { data } = useQuery(read(propertyDefinitionsQuery, { query: '*', count: most }));
  const { reason } = rightTo(entity.card, 'STRUCTURED_PROPERTIES');
  const { info, urn } = form;
  const properties = propertiesIn(data?.searchAcrossEntities?.searchResults ?? []);
  const { fill } = formsTexts;
  return (
    <Dialog label={info.name} close={close}>
      <h2>{info.name}</h2>
      <div className="fill">
        {info.description && <p>{info.description}</p>}
        {!data && <Loading />}
        {data &&
          info.prompts.map((prompt) => {
            const property = properties.find(
              (each) => each.urn === prompt.structuredPropertyParams?.structuredProperty.urn,
            );
            const common = { entity, form: urn, prompt, reason };
            return (
              <section key={prompt.id} className="fill__question" aria-label={prompt.title}>
                <QuestionHead prompt={prompt} isAnswered={state.answered.has(prompt.id)} />
                {!property ? (
                  <p className="fill__notes">{fill.noProperty}</p>
                ) : prompt.type === 'FIELDS_STRUCTURED_PROPERTY' ? (
                  <ColumnQuestion
                    {...common}
                    property={property}
                    answered={
                      state.answered.has(prompt.id) ? undefined : (state.columns.get(prompt.id) ?? [])
                    }
                  />
                ) : (
                  <EntityAnswer {...common} property={property} />
                )}
              </section>
            );
          })}
        {data && info.type === 'VERIFICATION' && (
          <Verification entity={entity} form={form} state={state} isAsked={isAsked} />
        )}
        <div className="fill__actions">
          <button type="button" className="button" onClick={close}>
            {fill.close}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

function Verification({ entity, form, state, isAsked }: Omit<FillProps, 'close'>) {
  const change = useChange();
  const [failure, setFailure] = useState<string>();
  const { fill } = formsTexts;
  const { urn, info } = form;
  const { verification } = state;
  async function verify(): Promise<void> {
    setFailure(undefined);
    try {
      const input = { formUrn: urn, entityUrn: entity.urn };
      await change(verifyFormMutation, { input }, fill.verified(info.name));
    } catch (error) {
      setFailure(messageOf(error));
    }
  }
  if (verification) {
    const { time, actor } = verification.lastModified ?? {};
    const day = time === undefined ? '' : dayText(time);
    return <p>{actor ? fill.verifiedBy(actor.card.name, day) : fill.verifiedOn(day)}</p>;
  }
  return (
    <section className="fill__question" aria-label={fill.verify}>
      <p>{fill.verifyLead}</p>
      <div className="fill__actions">
        <EditButton
          className="button button--main"
          reason={!isAnswered(form, state) ? fill.notYet : isAsked ? undefined : fill.notAsked}
          press={() => void verify()}
        >
          {fill.verify}
        </EditButton>
      </div>
      {failure !== undefined && (
        <p className="field__error" role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}
