import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formColumnsQuery } from '../../../gen/entity/forms/forms.ts';
import { read } from '../../data/query-client.ts';
import { Loading } from '../../shell/states.tsx';
import { formsTexts } from '../../texts/forms.ts';
import { Select } from '../../ui/field.tsx';
import { type AnswerProps, ColumnAnswer } from './question.tsx';

interface ColumnQuestionProps extends AnswerProps {
  /** Paths of the columns for which it is answered; undefined where it is for all. */
  readonly answered: readonly string[] | undefined;
}

/** A question about columns, which is answered for one after the other. */
export function ColumnQuestion({ answered, ...answer }: ColumnQuestionProps) {
  const { entity } = answer;
  const { data } = useQuery(read(formColumnsQuery, { urn: entity.urn }));
  const [chosen, setChosen] = useState<string>();
  if (!data) return <Loading />;
  const paths = (data.dataset?.schemaMetadata?.fields ?? []).map(({ fieldPath }) => fieldPath);
  const isDone = (path: string): boolean => answered === undefined || answered.includes(path);
  const path = chosen ?? paths.find((each) => !isDone(each)) ?? paths[0];
  const { fill } = formsTexts;
  if (path === undefined) return <p className="fill__notes">{fill.noColumns}</p>;
  return (
    <>
      <p className="fill__notes">{fill.columns(paths.filter(isDone).length, paths.length)}</p>
      <Select
        label={fill.column}
        value={path}
        set={setChosen}
        options={paths.map((each) => ({ value: each, text: isDone(each) ? fill.columnDone(each) : each }))}
      />
      <ColumnAnswer key={path} {...answer} path={path} />
    </>
  );
}
