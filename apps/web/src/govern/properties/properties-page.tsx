import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { structuredPropertiesQuery } from '../../../gen/govern/properties/properties.ts';
import type { DefinedPropertyFragment } from '../../../gen/types.ts';
import { useLacking } from '../../account/use-lacking.ts';
import { read } from '../../data/query-client.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { governTexts } from '../../texts/govern.ts';
import { definitionTexts } from '../../texts/property-definitions.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import { searchInput, useListState } from '../shared/list-state.ts';
import { ListView } from '../shared/list-view.tsx';
import { RowActions } from '../shared/row-actions.tsx';
import { useChosen } from '../shared/use-chosen.ts';
import { Carriers } from './carriers.tsx';
import { DefinitionForm } from './definition-form.tsx';
import { DeleteProperty } from './delete-property.tsx';
import { nameOfProperty } from './property-draft.ts';
import { PropertyPanel } from './property-panel.tsx';
import { appliesText, kindText, valuesText } from './property-texts.ts';

/** The structured properties of the catalogue; the chosen one with its definition. */
export function PropertiesPage() {
  const { urn } = useChosen('properties');
  return urn === undefined ? <List /> : <PropertyPanel key={urn} urn={urn} />;
}

type Doing =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | 'delete'; readonly property: DefinedPropertyFragment };

function List() {
  const [state] = useListState();
  const [doing, setDoing] = useState<Doing>();
  const lacking = useLacking('MANAGE_STRUCTURED_PROPERTIES');
  const { data, error, refetch } = useQuery({
    ...read(structuredPropertiesQuery, {
      input: { ...searchInput(state, 'displayName'), types: ['STRUCTURED_PROPERTY'] },
    }),
    placeholderData: keepPreviousData,
  });
  const found = data?.searchAcrossEntities;
  const { title, lead, search, empty, create, head } = definitionTexts;
  const close = () => setDoing(undefined);
  return (
    <>
      <SectionHead title={title} lead={lead}>
        <EditButton
          className="button button--main"
          reason={lacking}
          press={() => setDoing({ kind: 'create' })}
        >
          {create}
        </EditButton>
      </SectionHead>
      <ListView
        label={title}
        search={search}
        empty={empty}
        rows={found?.searchResults.map(({ entity }) => entity).filter(isProperty)}
        total={found?.total ?? 0}
        error={error}
        retry={() => void refetch()}
        keyOf={({ urn }) => urn}
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
          {
            key: 'actions',
            head: governTexts.actions.actions,
            isActions: true,
            cell: (property) => (
              <RowActions
                name={nameOfProperty(property)}
                reason={lacking}
                edit={() => setDoing({ kind: 'edit', property })}
                remove={() => setDoing({ kind: 'delete', property })}
              />
            ),
          },
        ]}
      />
      {doing?.kind === 'create' && <DefinitionForm close={close} />}
      {doing?.kind === 'edit' && <DefinitionForm property={doing.property} close={close} />}
      {doing?.kind === 'delete' && <DeleteProperty property={doing.property} close={close} />}
    </>
  );
}

const isProperty = (entity: object): entity is DefinedPropertyFragment => 'definition' in entity;
