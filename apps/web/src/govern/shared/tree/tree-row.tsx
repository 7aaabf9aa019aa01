import { Link } from '@tanstack/react-router';
import { presentationOf, typeOfUrn } from '../../../entity/presentations.ts';
import { number } from '../../../texts/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Row } from './tree-rows.ts';

interface TreeRowProps {
  readonly id: string;
  readonly row: Extract<Row, { readonly kind: 'entity' }>;
  readonly offset: number;
  readonly isChosen: boolean;
  readonly isActive: boolean;
  /** Entities in it; the number of what is below it in the tree where they are not counted. */
  readonly count: number | undefined;
  readonly toggle: (urn: string, isOpen: boolean) => void;
}

/** An entity of a tree. It is a link, so that it opens in another window too. */
export function TreeRow({ id, row, offset, isChosen, isActive, count, toggle }: TreeRowProps) {
  const { entity, depth, isOpen } = row;
  const { urn, name, children, path } = entity;
  const shownCount = count ?? children;
  return (
    <Link
      to="."
      params={(previous) => ({ ...previous, id: urn })}
      search={true}
      resetScroll={false}
      id={id}
      role="treeitem"
      tabIndex={-1}
      className="govern-tree__row"
      style={{ transform: `translateY(${offset}px)`, paddingInlineStart: `${depth * 1.25}rem` }}
      aria-level={depth + 1}
      aria-expanded={children > 0 ? isOpen : undefined}
      aria-selected={isChosen}
      data-active={isActive || undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys for it are those of the tree */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <span
        className={isOpen ? 'govern-tree__fold govern-tree__fold--open' : 'govern-tree__fold'}
        onClick={(event) => {
          if (children === 0) return;
          event.preventDefault();
          event.stopPropagation();
          toggle(urn, !isOpen);
        }}
      >
        {children > 0 && <Icon name="chevron" />}
      </span>
      <Icon name={presentationOf(typeOfUrn(urn)).icon} />
      <bdi title={[...path, name].join(' / ')}>{name}</bdi>
      {shownCount > 0 && <span className="faint govern-tree__count">{number(shownCount)}</span>}
    </Link>
  );
}
