import { entityTitle } from '@colophon/schema/printers';
import { workbenchWords as words } from '../../components/workbench-words.ts';
import { describeUrn } from './reading/describe-urn.ts';
import type { KnownEntity } from './reading/known-entities.ts';

interface EntityListProps {
  entities: readonly KnownEntity[];
  /** Entities that changed after this offset are marked. */
  newSince: number;
  /** They are of several types, so that each names its own. */
  namesType?: boolean;
  onChoose(urn: string): void;
}

/** Entities, each a button that shows it. */
export function EntityList({ entities, newSince, namesType = false, onChoose }: EntityListProps) {
  return (
    <ul className="workbench__list">
      {entities.map(({ urn, type, name, latest, isRemoved }) => (
        <li key={urn} data-new={latest > newSince || undefined}>
          <button type="button" title={urn} onClick={() => onChoose(urn)}>
            <span className="workbench__name">{name}</span>
            {isRemoved && <span className="workbench__removed"> {words.removed}</span>}
            <span className="workbench__place">
              {namesType && `${entityTitle(type)}: `}
              {describeUrn(urn).place}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
