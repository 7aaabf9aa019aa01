import './page-footer.css';
import { words } from './words.ts';

interface PageFooterProps {
  /** The page as Markdown. */
  markdownHref: string | undefined;
  /** Where the source of the page can be changed. */
  editHref: string;
  /** The day of the last change, as `2026-11-20`. */
  changed?: string;
}

/** Below the text: when it was changed, where to change it, and the page as Markdown. */
export function PageFooter({ markdownHref, editHref, changed }: PageFooterProps) {
  return (
    <ul className="page-footer label">
      {changed && (
        <li>
          {words.changed} <time dateTime={changed}>{dayOf(changed)}</time>
        </li>
      )}
      <li>
        <a href={editHref}>{words.edit}</a>
      </li>
      {markdownHref && (
        <li>
          <a href={markdownHref} type="text/markdown">
            {words.asMarkdown}
          </a>
        </li>
      )}
    </ul>
  );
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function dayOf(date: string): string {
  return day.format(new Date(date));
}
