import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { submitFormPromptMutation } from '../../../gen/entity/forms/forms.ts';
import type { FormPartsFragment } from '../../../gen/types.ts';
import { messageOf } from '../../data/message-of.ts';
import { useChange } from '../../data/use-change.ts';
import type { PropertyScalar } from '../../edit/part-edits.ts';
import { Loading } from '../../shell/states.tsx';
import { formsTexts } from '../../texts/forms.ts';
import { propertyTexts } from '../../texts/properties.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import type { HeadOfEntity } from '../head-of-entity.ts';
import { parseValues } from '../properties/parse-values.ts';
import { assignedIn, type Property } from '../properties/properties-of.ts';
import { ValueControl } from '../properties/value-control.tsx';
import { storedAspects } from '../raw/stored-aspects.ts';

export type Prompt = FormPartsFragment['info']['prompts'][number];

/** What a question is, and whether it is answered. */
export function QuestionHead({
  prompt: { title, description, required },
  isAnswered,
}: {
  readonly prompt: Prompt;
  readonly isAnswered: boolean;
}) {
  const { fill } = formsTexts;
  return (
    <>
      <h3>{title}</h3>
      {description && <p>{description}</p>}
      <p className="fill__notes">
        {required ? formsTexts.required : formsTexts.optional}
        {isAnswered && `. ${fill.answered}.`}
      </p>
    </>
  );
}

export interface AnswerProps {
  readonly entity: HeadOfEntity;
  /** URN of the form. */
  readonly form: string;
  readonly prompt: Prompt;
  readonly property: Property;
  /** Why no answer can be given; undefined where it can. */
  readonly reason: string | undefined;
}

/** The answer to a question about an entity, or about what else has the given URN. */
export function EntityAnswer(props: AnswerProps & { readonly column?: { urn: string; path: string } }) {
  const { entity, property, column } = props;
  const { data, error } = useQuery(storedAspects(column?.urn ?? entity.urn));
  // Of a column, nothing may be stored yet.
  if (!data && !error) return <Loading />;
  return <Answer {...props} path={column?.path} before={assignedIn(data ?? []).get(property.urn) ?? []} />;
}

interface FieldProps extends AnswerProps {
  readonly path: string | undefined;
  readonly before: readonly PropertyScalar[];
}

function Answer({ entity, form, prompt, property, reason, path, before }: FieldProps) {
  const [text, setText] = useState(before.join('\n'));
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const change = useChange();
  const { values = [], error } = parseValues(property, text);
  const { fill } = formsTexts;
  const fixed = property.isImmutable && before.length > 0 ? propertyTexts.immutable : undefined;
  const obstacle = reason ?? fixed ?? (values.length === 0 ? fill.unset : undefined);
  async function send(): Promise<void> {
    if (obstacle !== undefined || isSending) return;
    setIsSending(true);
    setFailure(undefined);
    try {
      const input = {
        promptId: prompt.id,
        formUrn: form,
        type: prompt.type,
        ...(path !== undefined && { fieldPath: path }),
        structuredPropertyParams: {
          structuredPropertyUrn: property.urn,
          values: values.map((value) =>
            typeof value === 'number' ? { numberValue: value } : { stringValue: value },
          ),
        },
      };
      await change(submitFormPromptMutation, { urn: entity.urn, input }, fill.saved(prompt.title));
    } catch (failed) {
      setFailure(messageOf(failed));
    } finally {
      setIsSending(false);
    }
  }
  return (
    <form
      className="fill__answer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <ValueControl property={property} text={text} set={setText} error={error} />
      <p className="fill__actions">
        <EditButton label={fill.answerOf(prompt.title)} reason={obstacle} press={() => void send()}>
          {fill.answer}
        </EditButton>
      </p>
      {failure !== undefined && (
        <p className="field__error" role="alert">
          {failure}
        </p>
      )}
    </form>
  );
}
