import './panes.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { entityHeadQuery } from '../../../gen/entity/entity.ts';
import { read } from '../../data/query-client.ts';
import type { Head } from '../../edit/label-edits.ts';
import { Documentation } from '../../entity/documentation.tsx';
import { placeOf, presentationOf } from '../../entity/presentations.ts';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { governTexts } from '../../texts/govern.ts';
import { texts } from '../../texts/texts.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Owners } from './owners.tsx';
import { type PanelAction, PanelPart } from './panel-part.tsx';

interface PanelProps {
  readonly urn: string;
  readonly actions: (entity: Head) => readonly PanelAction[];
  /** What it is in; the last is the nearest. Each is chosen by the same kind of address. */
  readonly hasPath?: boolean;
  readonly children?: (entity: Head) => ReactNode;
}

/** The chosen entity beside the list it was chosen from. */
export function Panel({ urn, actions, hasPath = true, children }: PanelProps) {
  const { data, error, refetch } = useQuery(read(entityHeadQuery, { urn }));
  const entity = data?.entity;
  const name = entity?.card.name;
  useEffect(() => {
    if (name !== undefined) document.title = `${name} – ${texts.name}`;
  }, [name]);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (!entity?.card.exists) return <Empty hint={<code>{urn}</code>}>{texts.entity.missing}</Empty>;
  const { card } = entity;
  const { icon, label } = presentationOf(card.entityType);
  // Beside a list, which has a heading itself, or alone.
  const Heading = hasPath ? 'h2' : 'h1';
  return (
    <article className="panel">
      <header className="panel__head">
        <span className="label">{label}</span>
        <Heading>
          <Icon name={icon} size={20} />
          <bdi>{card.name}</bdi>
        </Heading>
        <div className="panel__actions">
          {actions(entity).map(({ text, reason, run }) => (
            <EditButton key={text} className="action" reason={reason} press={run}>
              {text}
            </EditButton>
          ))}
          <Link className="action" to="/$type/$urn" params={{ type: placeOf(urn).path, urn }}>
            {governTexts.actions.open}
          </Link>
        </div>
      </header>
      {hasPath && (
        <PanelPart head={governTexts.fields.parent}>
          <Path entity={entity} />
        </PanelPart>
      )}
      <PanelPart head={governTexts.fields.description}>
        <Documentation key={urn} entity={entity} />
      </PanelPart>
      <Owners entity={entity} />
      {children?.(entity)}
    </article>
  );
}

function Path({ entity: { card } }: { readonly entity: Head }) {
  if (card.path.length === 0) return <p className="faint">{governTexts.fields.top}</p>;
  return (
    <p>
      {card.path.map(({ name, entity }, at) => (
        <span key={entity?.urn ?? name}>
          {at > 0 && ' / '}
          {entity ? (
            <Link to="." params={(previous) => ({ ...previous, id: entity.urn })} search={true}>
              {entity.card.name}
            </Link>
          ) : (
            name
          )}
        </span>
      ))}
    </p>
  );
}
