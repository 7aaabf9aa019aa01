import { useId, useState } from 'react';
import { texts } from '../texts/texts.ts';

/** Rows that are shown of a list that is folded. */
const shownRows = 5;

/** The first of a long list, and a button that shows all of it; undefined where nothing is left out. */
export function useFold<Row>(rows: readonly Row[], most = shownRows) {
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  // A button for one more row would be as high as the row.
  const isLong = rows.length > most + 1;
  return {
    id,
    shown: isLong && !isWhole ? rows.slice(0, most) : rows,
    button: isLong ? (
      <button
        type="button"
        className="fold"
        aria-expanded={isWhole}
        aria-controls={id}
        onClick={() => setIsWhole(!isWhole)}
      >
        {isWhole ? texts.search.less : texts.entity.allOf(rows.length)}
      </button>
    ) : undefined,
  };
}
