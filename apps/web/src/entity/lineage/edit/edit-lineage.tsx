import './edit-lineage.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type LineageOfNodeQuery,
  lineageOfNodeQuery,
} from '../../../../gen/entity/lineage/edit/edit-lineage.ts';
import { read } from '../../../data/query-client.ts';
import { useEdits } from '../../../edit/edits.tsx';
import { EntityPicker } from '../../../edit/entity-picker.tsx';
import { Failure, Loading } from '../../../shell/states.tsx';
import { lineageTexts } from '../../../texts/lineage.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { EntityLink } from '../../entity-link.tsx';
import { type Direction, directions, type Entity, type Named } from '../graph/graph.ts';
import { canBeJoined, lineageEdit, typesFor } from './lineage-edit.ts';
import { symbolOf } from './symbol-of.ts';

type Answered = Extract<NonNullable<LineageOfNodeQuery['entity']>, { readonly upstream: unknown }>;
type Relationship = NonNullable<Answered['upstream']>['relationships'][number];

interface EditLineageProps {
  readonly entity: Entity;
  readonly close: () => void;
}

/** What an entity is made from and what is made from it, to be added and removed by hand. */
export function EditLineage({ entity, close }: EditLineageProps) {
  const { data, error, refetch } = useQuery(read(lineageOfNodeQuery, { urn: entity.urn }));
  const [adding, setAdding] = useState<Direction>();
  const { run } = useEdits();
  const found = data?.entity && 'upstream' in data.entity ? data.entity : undefined;
  const mayNot = data?.entity != null && isForbidden(data.entity);
  const reason = reasonAgainst(entity, mayNot);
  const present = (direction: Direction) => found?.[direction]?.relationships ?? [];

  if (adding)
    return (
      <EntityPicker
        label={lineageTexts.add[adding]}
        types={typesFor(entity.entityType, adding).flatMap(symbolOf)}
        present={[entity.urn, ...present(adding).flatMap(({ entity: other }) => other?.urn ?? [])]}
        pick={(other) => void run(lineageEdit(entity, adding, other, true))}
        close={() => setAdding(undefined)}
      />
    );
  return (
    <Dialog label={lineageTexts.editOf(entity.name)} close={close}>
      <div className="edit-lineage">
        <h2>{lineageTexts.editOf(entity.name)}</h2>
        {error && <Failure error={error} retry={() => void refetch()} />}
        {!error && !data && <Loading />}
        {data && reason !== undefined && (
          <p className="faint" id="lineage-reason">
            {reason}
          </p>
        )}
        {data &&
          directions.map((direction) => (
            <section key={direction}>
              <h3 className="label">{lineageTexts[direction]}</h3>
              {present(direction).length === 0 && <p className="faint">{lineageTexts.none}</p>}
              <ul>
                {present(direction).map((each) => (
                  <Neighbour
                    key={each.entity?.urn}
                    relationship={each}
                    isDisabled={
                      reason !== undefined ||
                      !canBeJoined(entity.entityType, direction, each.entity?.card.entityType ?? '')
                    }
                    remove={(other) => void run(lineageEdit(entity, direction, other, false))}
                  />
                ))}
              </ul>
              <button
                type="button"
                className="button"
                disabled={reason !== undefined || typesFor(entity.entityType, direction).length === 0}
                aria-describedby={reason === undefined ? undefined : 'lineage-reason'}
                onClick={() => setAdding(direction)}
              >
                <Icon name="plus" />
                {lineageTexts.add[direction]}
              </button>
            </section>
          ))}
        {directions.some((direction) => present(direction).some(({ isManual }) => !isManual)) && (
          <p className="faint">{lineageTexts.ingestedAgain}</p>
        )}
        <button type="button" className="button button--main" onClick={close}>
          {lineageTexts.done}
        </button>
      </div>
    </Dialog>
  );
}

interface NeighbourProps {
  readonly relationship: Relationship;
  readonly isDisabled: boolean;
  readonly remove: (other: Named) => void;
}

function Neighbour({ relationship: { entity, isManual }, isDisabled, remove }: NeighbourProps) {
  if (!entity) return null;
  const { urn, card } = entity;
  return (
    <li>
      <EntityLink urn={urn} name={card.name} />
      <span className="faint">{isManual ? lineageTexts.byHand : lineageTexts.ingested}</span>
      <button
        type="button"
        className="action"
        disabled={isDisabled}
        aria-label={lineageTexts.remove(card.name)}
        aria-describedby={isDisabled ? 'lineage-reason' : undefined}
        onClick={() => remove({ urn, name: card.name })}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

const isForbidden = (entity: NonNullable<LineageOfNodeQuery['entity']>): boolean =>
  'privileges' in entity && entity.privileges?.canEditLineage === false;

/** Why the lineage of an entity cannot be edited; undefined if it can. */
function reasonAgainst({ entityType }: Entity, mayNot: boolean): string | undefined {
  if (directions.every((direction) => typesFor(entityType, direction).length === 0))
    return lineageTexts.notEditable;
  return mayNot ? lineageTexts.notAllowed : undefined;
}
