import './properties.css';
import '../shared/panes.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { definedPropertyQuery } from '../../../gen/govern/properties/properties.ts';
import type { DefinedPropertyFragment } from '../../../gen/types.ts';
import { useLacking } from '../../account/use-lacking.ts';
import { read } from '../../data/query-client.ts';
import { EntityLink } from '../../entity/entity-link.tsx';
import { presentationOf } from '../../entity/presentations.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { governTexts } from '../../texts/govern.ts';
import { definitionTexts } from '../../texts/property-definitions.ts';
import { texts } from '../../texts/texts.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import { BackLink } from '../shared/back-link.tsx';
import { useChosen } from '../shared/use-chosen.ts';
import { Carriers } from './carriers.tsx';
import { DefinitionForm } from './definition-form.tsx';
import { DeleteProperty } from './delete-property.tsx';
import { nameOfProperty, settingNames, typeNameOf } from './property-draft.ts';
import { appliesText, kindText, valuesText } from './property-texts.ts';

/** One structured property: its definition, and who has it. */
export function PropertyPanel({ urn }: { readonly urn: string }) {
  const { data, error, refetch } = useQuery(read(definedPropertyQuery, { urn }));
  const property = data?.structuredProperty;
  return (
    <>
      <BackLink page="properties">{definitionTexts.all}</BackLink>
      {error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : property?.exists ? (
        <Definition property={property} />
      ) : (
        <Empty hint={<code>{urn}</code>}>{definitionTexts.missing}</Empty>
      )}
    </>
  );
}

function Definition({ property }: { readonly property: DefinedPropertyFragment }) {
  const [doing, setDoing] = useState<'edit' | 'delete'>();
  const { choose } = useChosen('properties');
  const lacking = useLacking('MANAGE_STRUCTURED_PROPERTIES');
  const close = () => setDoing(undefined);
  const { definition, urn } = property;
  const name = nameOfProperty(property);
  const { head } = definitionTexts;
  useEffect(() => {
    document.title = `${name} – ${texts.name}`;
  }, [name]);
  const rows: readonly (readonly [string, React.ReactNode])[] = [
    [head.id, <code key="id">{definition.qualifiedName}</code>],
    [head.type, kindText(property)],
    [head.values, valuesText(property)],
    [head.allowed, <AllowedValues key="allowed" property={property} />],
    ...(definition.typeQualifier?.allowedTypes
      ? ([
          [
            head.allowedTypes,
            definition.typeQualifier.allowedTypes
              .map((type) => presentationOf(typeNameOf(type.urn)).plural)
              .join(', '),
          ],
        ] as const)
      : []),
    [head.appliesTo, appliesText(property)],
    [head.immutable, definition.immutable ? definitionTexts.onlyOnce : definitionTexts.yes],
    [head.shown, shownText(property)],
    [head.carriers, <Carriers key="carriers" property={property} />],
  ];
  return (
    <article>
      <SectionHead title={name} lead={definition.description}>
        <EditButton reason={lacking} press={() => setDoing('edit')}>
          {governTexts.actions.edit}
        </EditButton>
        <EditButton reason={lacking} press={() => setDoing('delete')}>
          {governTexts.actions.delete}
        </EditButton>
      </SectionHead>
      <dl className="definition">
        {rows.map(([term, value]) => (
          <div key={term} className="definition__row">
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="definition__page">
        <EntityLink urn={urn} name={governTexts.actions.open} hasIcon={false} />
      </p>
      {doing === 'edit' && <DefinitionForm property={property} close={close} />}
      {doing === 'delete' && (
        <DeleteProperty property={property} deleted={() => choose(undefined)} close={close} />
      )}
    </article>
  );
}

function AllowedValues({ property }: { readonly property: DefinedPropertyFragment }) {
  const allowed = property.definition.allowedValues ?? [];
  if (allowed.length === 0) return definitionTexts.any;
  return (
    <ul>
      {allowed.map(({ value, description }) => {
        const text = String('stringValue' in value ? value.stringValue : value.numberValue);
        return (
          <li key={text}>
            <bdi>{text}</bdi>
            {description && <span> – {description}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function shownText({ settings }: DefinedPropertyFragment): string {
  if (settings?.isHidden) return definitionTexts.isHidden;
  const shown = settingNames.filter((name) => settings?.[name]);
  return shown.map((name) => definitionTexts.settings[name]).join(', ') || definitionTexts.nowhere;
}
