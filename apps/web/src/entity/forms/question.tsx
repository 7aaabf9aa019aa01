import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { columnValuesQuery, submitFormPromptMutation } from '../../../gen/entity/forms/forms.ts';
import type { FormPartsFragment } from '../../../gen/types.ts';
import { messageOf } from '../../data/message-of.ts';
import { read } from '../../data/query-client.ts';
import { useChange } from '../../data/use-change.ts';
import type { PropertyScalar } from '../../edit/part-edits.ts';
import { Failure, Loading } from '../../shell/states.tsx';
import { formsTexts } from '../../texts/forms.ts';
import { propertyTexts } from '../../texts/properties.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import { urnOfColumn } from '../columns/panel/urn-of-column.ts';
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

/** The answer to a question about an entity. */
export function EntityAnswer(props: AnswerProps) {
  const { data, error, refetch } = useQuery(storedAspects(props.entity.urn));
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  return <Answer {...props} path={undefined} before={assignedIn(data).get(props.property.urn) ?? []} />;
}

/** The answer to a question about one column. */
export function ColumnAnswer({ path, ...props }: AnswerProps & { readonly path: string }) {
  const urn = urnOfColumn(props.entity.urn, path);
  const { data, error, refetch } = useQuery(read(columnValuesQuery, { urn }));
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const column = data.entity && 'structuredProperties' in data.entity ? data.entity : undefined;
  const set = column?.structuredProperties?.properties?.find(
    ({ structuredProperty }) => structuredProperty.urn === props.property.urn,
  );
  const before = (set?.values ?? []).flatMap((value) =>
    value ? ['stringValue' in value ? value.stringValue : value.numberValue] : [],
  );
  return <Answer {...props} path={path} before={before} />;
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
