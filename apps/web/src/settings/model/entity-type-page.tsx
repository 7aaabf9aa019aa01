import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { messageOf } from '../../data/message-of.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { number } from '../../texts/format.ts';
import { modelTexts as texts } from '../../texts/model.ts';
import { Table } from '../../ui/table.tsx';
import {
  type AspectSpec,
  aspectCountsQuery,
  type EntitySpec,
  entityCountsQuery,
  referenceOf,
} from './model.ts';

/** An entity type with its aspects, and how many entities have each. */
export function EntityTypePage({ type }: { readonly type: EntitySpec }) {
  const entities = useQuery(entityCountsQuery([type.name]));
  const aspects = useQuery(aspectCountsQuery(type));
  const count = entities.data?.[type.name];
  return (
    <>
      <p>
        <Link
          to="/settings/{-$page}/{-$id}"
          params={{ page: 'model', id: undefined }}
          className="model__link"
        >
          {texts.all}
        </Link>
      </p>
      <SectionHead title={type.name} lead={count === undefined ? undefined : texts.total(count)}>
        <a className="button" href={referenceOf(type.name)}>
          {texts.referenceShort}
        </a>
      </SectionHead>
      {aspects.error && <p role="alert">{messageOf(aspects.error)}</p>}
      <Table
        label={texts.aspectsOf(type.name)}
        rows={type.aspects}
        keyOf={({ name }) => name}
        columns={[
          {
            key: 'aspect',
            head: texts.aspectColumns.aspect,
            cell: ({ name }) => (
              <a href={referenceOf(type.name, name)} className="model__link">
                <code>{name}</code>
              </a>
            ),
          },
          { key: 'kind', head: texts.aspectColumns.kind, cell: kindOf },
          {
            key: 'stored',
            head: texts.aspectColumns.stored,
            isNumber: true,
            cell: ({ name, isTimeSeries }) => {
              const stored = aspects.data?.[name];
              return isTimeSeries || stored === undefined ? '–' : number(stored);
            },
          },
        ]}
      />
      <p className="model__note faint">{texts.notCounted}</p>
    </>
  );
}

function kindOf({ isKey, isTimeSeries }: AspectSpec): string {
  if (isKey) return texts.kinds.key;
  return isTimeSeries ? texts.kinds.timeSeries : texts.kinds.versioned;
}
