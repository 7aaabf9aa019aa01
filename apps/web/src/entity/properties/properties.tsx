import '../details/details.css';
import './properties.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { propertyDefinitionsQuery } from '../../../gen/entity/properties/properties.ts';
import { read } from '../../data/query-client.ts';
import type { PropertyScalar } from '../../edit/part-edits.ts';
import { Failure, Loading } from '../../shell/states.tsx';
import { propertyTexts } from '../../texts/properties.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import { ReferenceLabel } from '../../ui/reference-label.tsx';
import { EntityLink } from '../entity-link.tsx';
import type { HeadOfEntity } from '../head-of-entity.ts';
import { typeOfUrn } from '../presentations.ts';
import { storedAspects } from '../raw/stored-aspects.ts';
import { rightTo } from '../rights.ts';
import { Custom } from './custom.tsx';
import { assignedIn, customIn, type Property, propertiesIn } from './properties-of.ts';
import { PropertyForm } from './property-form.tsx';

/** Definitions that are read: those that apply to the type are shown. */
const most = 500;

/** What else is said of an entity: the properties that the catalogue defines, and those that its source brought. */
export function Properties({ entity }: { readonly entity: HeadOfEntity }) {
  const { data: aspects, error, refetch } = useQuery(storedAspects(entity.urn));
  if (error && !aspects) return <Failure error={error} retry={() => void refetch()} />;
  if (!aspects) return <Loading />;
  const custom = customIn(aspects);
  return (
    <div className="details">
      <Structured entity={entity} assigned={assignedIn(aspects)} />
      {custom && <Custom entity={entity} {...custom} />}
    </div>
  );
}

interface StructuredProps {
  readonly entity: Pick<HeadOfEntity, 'urn'> & {
    readonly card: Pick<HeadOfEntity['card'], 'entityType' | 'rights'>;
  };
  readonly assigned: ReadonlyMap<string, readonly PropertyScalar[]>;
}

/** Values of structured properties, also of those that are not set yet. */
export function Structured({ entity: { urn, card }, assigned }: StructuredProps) {
  const { data, error, refetch } = useQuery(read(propertyDefinitionsQuery, { query: '*', count: most }));
  const [edited, setEdited] = useState<Property>();
  const { exists, reason } = rightTo(card, 'STRUCTURED_PROPERTIES');
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const properties = propertiesIn(data.searchAcrossEntities?.searchResults ?? []).filter(
    (property) => assigned.has(property.urn) || property.appliesTo.includes(card.entityType.toLowerCase()),
  );
  if (!exists && assigned.size === 0) return null;
  return (
    <section>
      <h2>
        <ReferenceLabel
          field="structuredProperties.properties"
          type={typeOfUrn(urn)}
          label={propertyTexts.structured}
        />
      </h2>
      {properties.length === 0 ? (
        <p className="faint">{propertyTexts.none}</p>
      ) : (
        <dl className="details__rows properties__rows">
          {properties.map((property) => {
            const values = assigned.get(property.urn) ?? [];
            const fixed = property.isImmutable && values.length > 0 ? propertyTexts.immutable : undefined;
            return (
              <div key={property.urn}>
                <dt>
                  <EntityLink urn={property.urn} name={property.name} hasIcon={false} />
                </dt>
                <dd>
                  {values.length === 0 ? (
                    <span className="faint">{propertyTexts.notSet}</span>
                  ) : (
                    <ul className="entity-links">
                      {values.map((value) => (
                        <li key={value}>
                          {String(value).startsWith('urn:li:') ? (
                            <EntityLink urn={String(value)} name={String(value)} />
                          ) : (
                            <bdi>{value}</bdi>
                          )}
                        </li>
                      ))}
                    </ul>
                  )}
                </dd>
                <dd className="properties__buttons">
                  <EditButton
                    className="action"
                    label={propertyTexts.editOf(property.name)}
                    reason={reason ?? fixed}
                    press={() => setEdited(property)}
                  >
                    {propertyTexts.edit}
                  </EditButton>
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {edited && (
        <PropertyForm
          urn={urn}
          property={edited}
          before={assigned.get(edited.urn) ?? []}
          close={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}
