import { number } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly show: (page: number) => void;
}

/** The way to the previous and the next part of a long list; nothing where one page holds it all. */
export function Pager({ page, size, total, show }: PagerProps) {
  if (total <= size) return null;
  const from = (page - 1) * size;
  const to = Math.min(total, from + size);
  return (
    <div className="form__actions">
      <button type="button" className="button" disabled={page <= 1} onClick={() => show(page - 1)}>
        {texts.search.previous}
      </button>
      <span className="faint">{texts.search.page(number(from + 1), number(to), number(total))}</span>
      <button type="button" className="button" disabled={to >= total} onClick={() => show(page + 1)}>
        {texts.search.next}
      </button>
    </div>
  );
}
