import { Link } from '@tanstack/react-router';
import { structuredPropertiesQuery } from '../../../gen/govern/properties/properties.ts';
import type { DefinedPropertyFragment } from '../../../gen/types.ts';
import { useLacking } from '../../account/use-lacking.ts';
import { governTexts } from '../../texts/govern.ts';
import { definitionTexts } from '../../texts/property-definitions.ts';
import { ListPage } from '../shared/list-page.tsx';
import { searchInput, useListState } from '../shared/list-state.ts';
import { useChosen } from '../shared/use-chosen.ts';
import { entitiesOf, useListed } from '../shared/use-listed.ts';
import { Carriers } from './carriers.tsx';
import { ChangeProperty } from './change-property.tsx';
import { nameOfProperty } from './property-draft.ts';
import { PropertyPanel } from './property-panel.tsx';
import { appliesText, kindText, valuesText } from './property-texts.ts';

/** The structured properties of the catalogue; the chosen one with its definition. */
export function PropertiesPage() {
  const { urn } = useChosen('properties');
  return urn === undefined ? <List /> : <PropertyPanel key={urn} urn={urn} />;
}

function List() {
  const [state] = useListState();
  const list = useListed(
    structuredPropertiesQuery,
    { input: { ...searchInput(state, 'displayName'), types: ['STRUCTURED_PROPERTY'] } },
    { pageOf: ({ searchAcrossEntities }) => entitiesOf(searchAcrossEntities, isProperty) },
  );
  const { head } = definitionTexts;
  return (
    <ListPage
      texts={definitionTexts}
      reason={useLacking('MANAGE_STRUCTURED_PROPERTIES')}
      list={list}
      nameOf={nameOfProperty}
      dialog={ChangeProperty}
      columns={[
        {
          key: 'name',
          head: governTexts.fields.name,
          cell: (property) => (
            <Link to="/govern/{-$page}/{-$id}" params={{ page: 'properties', id: property.urn }}>
              {nameOfProperty(property)}
            </Link>
          ),
        },
        { key: 'type', head: head.type, cell: kindText },
        { key: 'values', head: head.values, cell: valuesText },
        { key: 'appliesTo', head: head.appliesTo, cell: appliesText },
        {
          key: 'carriers',
          head: head.carriers,
          isNumber: true,
          cell: (property) => <Carriers property={property} />,
        },
      ]}
    />
  );
}

const isProperty = (entity: object): entity is DefinedPropertyFragment => 'definition' in entity;
