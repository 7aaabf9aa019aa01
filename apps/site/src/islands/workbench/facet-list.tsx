import { describeUrn } from './reading/describe-urn.ts';
import type { Chosen, Facet, FacetValue } from './reading/search-entities.ts';

interface FacetListProps {
  facets: readonly Facet[];
  chosen: readonly Chosen[];
  onChoose(chosen: readonly Chosen[]): void;
}

/** The fields that tell the entities found apart, with buttons that narrow the answer. */
export function FacetList({ facets, chosen, onChoose }: FacetListProps) {
  const toggle = ({ field, value, isChosen }: FacetValue): void => {
    const others = chosen.filter((each) => each.field !== field || each.value !== value);
    onChoose(isChosen ? others : [...others, { field, value }]);
  };
  const shown = facets.filter(tellsApart);
  if (shown.length === 0) return null;
  return (
    <dl className="workbench__facets">
      {shown.map(({ name, values }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {values.map((value) => (
              <button
                key={value.value}
                type="button"
                aria-pressed={value.isChosen}
                onClick={() => toggle(value)}
              >
                {describeUrn(value.value).name} <span className="workbench__count">{value.count}</span>
              </button>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A field that has one value for all is no choice, unless it was chosen. */
const tellsApart = ({ values }: Facet): boolean =>
  values.length > 1 || values.some(({ isChosen }) => isChosen);
