import './head.css';
import { useQuery } from '@tanstack/react-query';
import { texts } from '../../texts/texts.ts';
import { Breakable } from '../../ui/breakable.tsx';
import { firstWords } from '../../ui/first-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { EntityLink } from '../entity-link.tsx';
import { headAspects } from '../head-aspects.ts';
import type { HeadOfEntity } from '../head-of-entity.ts';
import { presentationOf } from '../presentations.ts';
import { Actions } from './actions.tsx';
import { Contact } from './contact.tsx';
import { CopyUrn } from './copy-urn.tsx';
import { Health } from './health.tsx';
import { kindOf } from './kind-of.ts';
import { Notes } from './notes.tsx';

interface HeadProps {
  readonly entity: HeadOfEntity;
  /** Whether the description is on the page below, so that its first words need not be here. */
  readonly isDescribed: boolean;
}

/** What an entity is called, what and where it is, and how it is. */
export function Head({ entity, isDescribed }: HeadProps) {
  const { urn, card } = entity;
  const { data: stored } = useQuery(headAspects(urn));
  return (
    <header className="entity__head">
      <nav aria-label={texts.entity.path}>
        <ol className="entity__path">
          {card.platform && (
            <li>
              <EntityLink urn={card.platform.urn} name={card.platform.card.name} hasIcon={false} />
            </li>
          )}
          {card.path.map(({ name, entity }) => (
            <li key={entity?.urn ?? name}>
              {entity ? <EntityLink urn={entity.urn} name={entity.card.name} hasIcon={false} /> : name}
            </li>
          ))}
        </ol>
      </nav>
      <div className="entity__title">
        <h1>
          <Icon name={presentationOf(card.entityType).icon} size={24} />
          <bdi>
            <Breakable name={card.name} />
          </bdi>
        </h1>
        <Actions entity={entity} stored={stored} />
      </div>
      <p className="entity__facts">
        <span className="label">{kindOf(card)}</span>
        {card.isDeprecated && <span className="mark">{texts.entity.deprecated}</span>}
        {card.isRemoved && <span className="mark">{texts.entity.removed}</span>}
        <Health urn={urn} entityType={card.entityType} />
        <Contact urn={urn} entityType={card.entityType} />
        <CopyUrn urn={urn} />
      </p>
      {card.description && !isDescribed && <p className="entity__summary">{firstWords(card.description)}</p>}
      {stored && <Notes card={card} stored={stored} />}
    </header>
  );
}
