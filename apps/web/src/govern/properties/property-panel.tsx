import './properties.css';
import { useQuery } from '@tanstack/react-query';
import { definedPropertyQuery } from '../../../gen/govern/properties/properties.ts';
import type { DefinedPropertyFragment } from '../../../gen/types.ts';
import { useLacking } from '../../account/use-lacking.ts';
import { read } from '../../data/query-client.ts';
import { EntityLink } from '../../entity/entity-link.tsx';
import { presentationOf } from '../../entity/presentations.ts';
import { governTexts } from '../../texts/govern.ts';
import { definitionTexts } from '../../texts/property-definitions.ts';
import { Entry, EntryPage } from '../shared/entry.tsx';
import { Carriers } from './carriers.tsx';
import { ChangeProperty } from './change-property.tsx';
import { nameOfProperty, settingNames, typeNameOf } from './property-draft.ts';
import { appliesText, kindText, valuesText } from './property-texts.ts';

/** One structured property: its definition, and who has it. */
export function PropertyPanel({ urn }: { readonly urn: string }) {
  const query = useQuery(read(definedPropertyQuery, { urn }));
  const property = query.data?.structuredProperty;
  return (
    <EntryPage urn={urn} page="properties" texts={definitionTexts} query={query}>
      {property?.exists && <Definition property={property} />}
    </EntryPage>
  );
}

function Definition({ property }: { readonly property: DefinedPropertyFragment }) {
  const { qualifiedName, description, typeQualifier, immutable } = property.definition;
  const { head } = definitionTexts;
  const allowedTypes = typeQualifier?.allowedTypes
    ?.map(({ urn }) => presentationOf(typeNameOf(urn)).plural)
    .join(', ');
  return (
    <Entry
      row={property}
      name={nameOfProperty(property)}
      lead={description}
      reason={useLacking('MANAGE_STRUCTURED_PROPERTIES')}
      facts={[
        [head.id, <code key="id">{qualifiedName}</code>],
        [head.type, kindText(property)],
        [head.values, valuesText(property)],
        [head.allowed, <AllowedValues key="allowed" property={property} />],
        ...(allowedTypes === undefined ? [] : [[head.allowedTypes, allowedTypes] as const]),
        [head.appliesTo, appliesText(property)],
        [head.immutable, immutable ? definitionTexts.onlyOnce : definitionTexts.yes],
        [head.shown, shownText(property)],
        [head.carriers, <Carriers key="carriers" property={property} />],
      ]}
      dialog={ChangeProperty}
    >
      <p className="property__page">
        <EntityLink urn={property.urn} name={governTexts.actions.open} hasIcon={false} />
      </p>
    </Entry>
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
