import { Fragment } from 'react';
import { words } from './words.ts';

interface AspectIndexProps {
  groups: readonly { title: string; aspects: readonly string[] }[];
}

/** Fewer than this can be read at a glance. */
const WORTH_A_FILTER = 8;

/** The aspects of an entity on one screen, a line for each group. The filter needs scripts, and is not shown without. */
export function AspectIndex({ groups }: AspectIndexProps) {
  return (
    <div className="aspect-index">
      {groups.flatMap(({ aspects }) => aspects).length >= WORTH_A_FILTER && (
        <>
          <input
            className="needs-js"
            type="search"
            placeholder={words.filter.placeholder}
            aria-label={words.filter.label}
            aria-describedby="filter-count"
            data-filter
          />
          <p className="unseen" id="filter-count" role="status" />
        </>
      )}
      <dl>
        {groups.map(({ title, aspects }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {aspects.map((name) => (
                <Fragment key={name}>
                  <a href={`#${name}`}>{name}</a>{' '}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
