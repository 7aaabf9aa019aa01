import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EntityLink } from '../entity/entity-link.tsx';
import { Failure } from '../shell/states.tsx';
import { number } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';
import { firstWords } from '../ui/first-words.ts';
import { Icon } from '../ui/icon.tsx';
import { branchesQuery, type LoadBranches } from './load-branches.ts';
import type { Branch } from './tree.ts';

interface TreeLevelProps {
  readonly tree: string;
  readonly load: LoadBranches;
  readonly parent?: string;
}

/** Entities of a level that are read at a time. */
const step = 50;

/** What is at a place of a tree. What is below is read when somebody opens it, so that no tree is too large. */
export function TreeLevel({ tree, load, parent }: TreeLevelProps) {
  const [count, setCount] = useState(step);
  const { data, error, refetch } = useQuery({
    ...branchesQuery(tree, load, parent, count),
    placeholderData: keepPreviousData,
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return null;
  if (data.branches.length === 0) return <p className="faint">{texts.browse.none}</p>;
  const left = data.total - data.branches.length;
  return (
    <>
      <ul className="tree">
        {data.branches.map((branch) => (
          <TreeBranch key={branch.urn} branch={branch} tree={tree} load={load} />
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className="fold" onClick={() => setCount(count + step * 4)}>
          {texts.browse.more(number(left))}
        </button>
      )}
    </>
  );
}

function TreeBranch({ branch, tree, load }: { readonly branch: Branch } & Omit<TreeLevelProps, 'parent'>) {
  const [isOpen, setIsOpen] = useState(false);
  const { urn, name, description, color, mayHaveMore } = branch;
  return (
    <li>
      <div className="tree__branch">
        {mayHaveMore ? (
          <button
            type="button"
            className={isOpen ? 'columns__fold columns__fold--open' : 'columns__fold'}
            aria-expanded={isOpen}
            aria-label={isOpen ? texts.browse.close(name) : texts.browse.open(name)}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="chevron" />
          </button>
        ) : (
          <span className="tree__leaf" />
        )}
        <EntityLink urn={urn} name={name} color={color} />
        {description && <span className="tree__description">{firstWords(description)}</span>}
      </div>
      {isOpen && <TreeLevel tree={tree} load={load} parent={urn} />}
    </li>
  );
}
