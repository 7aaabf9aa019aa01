import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { SearchQuery } from '../../gen/search/search.ts';
import { EntityLink } from '../entity/entity-link.tsx';
import { placeOf, presentationOf } from '../entity/presentations.ts';
import { bulkTexts } from '../texts/bulk.ts';
import { texts } from '../texts/texts.ts';
import { firstWords } from '../ui/first-words.ts';
import { Icon } from '../ui/icon.tsx';
import { Marked } from '../ui/marked.tsx';
import { Found } from './found.tsx';
import { pathText } from './path-text.ts';
import { reasonOf } from './reasons.ts';
import { Facts, Failing } from './result-facts.tsx';

export type SearchResult = NonNullable<SearchQuery['searchAcrossEntities']>['searchResults'][number];

type Card = SearchResult['entity']['card'];
type Figure = 'qualifiedName' | 'activeIncidents' | 'failingAssertions' | 'usesLately' | 'changedAt';

/** A result; without its figures where it is not of a search. */
interface ShownResult {
  readonly entity: {
    readonly urn: string;
    readonly card: Omit<Card, Figure> & Partial<Pick<Card, Figure>>;
  };
  readonly matchedFields: SearchResult['matchedFields'];
}

/** Terms, and tags, that are shown of a result; its page has all of them. */
const mostLabels = 12;

interface ResultProps {
  readonly result: ShownResult;
  /** Words that were searched for. */
  readonly words?: readonly string[];
  readonly isChosen?: boolean;
  /** Absent where results cannot be chosen. */
  readonly choose?: (event: MouseEvent) => void;
  /** Called when it is opened. */
  readonly onOpen?: () => void;
}

/** One thing that was found: what it is, where it is, what it is about and whose it is. */
export function Result({
  result: { entity, matchedFields },
  words = [],
  isChosen = false,
  choose,
  onOpen,
}: ResultProps) {
  const { urn, card } = entity;
  const { icon, label } = presentationOf(card.entityType);
  const description = card.description ? firstWords(card.description, words) : '';
  const reason = reasonOf(card, matchedFields, words, [description]);
  const place = [card.platform?.card.name, ...pathText(card.path)].filter(Boolean);
  return (
    <li className={isChosen ? 'result result--chosen' : 'result'}>
      {choose && (
        <input
          type="checkbox"
          className="result__choose"
          aria-label={bulkTexts.choose(card.name)}
          checked={isChosen}
          readOnly
          onClick={choose}
        />
      )}
      <Icon name={icon} size={20} />
      <div className="result__text">
        <p className="result__head">
          <Link to="/$type/$urn" params={{ type: placeOf(urn).path, urn }} data-stop onClick={onOpen}>
            <bdi>
              <Marked text={card.name} words={words} />
            </bdi>
          </Link>
          <span className="label">{card.subTypes[0] ?? label}</span>
          {card.isDeprecated && <span className="mark">{texts.entity.deprecated}</span>}
          <Failing result={card} urn={urn} />
        </p>
        {place.length > 0 && <p className="result__place">{place.join(' / ')}</p>}
        {description && (
          <p className="result__description">
            <Marked text={description} words={words} />
          </p>
        )}
        {reason && <Found reason={reason} words={words} />}
        <div className="entity-links result__labels">
          {card.domain && <EntityLink urn={card.domain.urn} name={card.domain.card.name} />}
          {card.owners.slice(0, 3).map((owner) => (
            <EntityLink key={owner.urn} urn={owner.urn} name={owner.card.name} />
          ))}
          {card.terms.slice(0, mostLabels).map((term) => (
            <EntityLink key={term.urn} urn={term.urn} name={term.card.name} />
          ))}
          {card.tags.slice(0, mostLabels).map((tag) => (
            <EntityLink key={tag.urn} urn={tag.urn} name={tag.card.name} color={tag.card.color} />
          ))}
          <Facts result={card} />
        </div>
      </div>
    </li>
  );
}
