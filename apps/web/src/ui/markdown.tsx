import './markdown.css';
import createPurifier from 'dompurify';
import { Marked } from 'marked';
import { useMemo } from 'react';

/** What a description may have; anybody may have written it. No pictures: they would tell their server who reads what. */
const allowed = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
    ...['em', 'strong', 'del', 'b', 'i', 's', 'sub', 'sup', 'kbd', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'title', 'start', 'align', 'colspan', 'rowspan'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/(?!\/)|#)/i,
};

const purifier = createPurifier(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  node.setAttribute('rel', 'noopener noreferrer nofollow');
});

/**
 * HTML in a text has no styles of its own. The purifier would take them out as well, but only after the browser has read
 * them, and told the console that the server's policy does not allow them.
 */
const marked = new Marked({
  renderer: {
    html: ({ text }) => text.replace(/<\/?style\b[^>]*>?/gi, '').replace(/\bstyle(?=\s*=)/gi, 'data-style'),
  },
});

/** A text in Markdown, without anything that could act. */
export function Markdown({ text }: { readonly text: string }) {
  const html = useMemo(() => purifier.sanitize(marked.parse(text, { async: false }), allowed), [text]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it was made safe above
  return <div className="markdown" dangerouslySetInnerHTML={{ __html: html }} />;
}
