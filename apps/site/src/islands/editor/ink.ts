import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The inks of code on the pages. The colours follow the theme of the page, since they are its custom properties. */
const inks = HighlightStyle.define([
  { tag: [tags.keyword, tags.operator], color: 'var(--code-keyword)', fontWeight: '700' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-string)' },
  { tag: tags.function(tags.variableName), color: 'var(--code-name)' },
  { tag: tags.function(tags.propertyName), color: 'var(--code-name)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: tags.definition(tags.variableName), color: 'var(--code-number)' },
  { tag: tags.comment, color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: tags.separator, color: 'var(--soft)' },
]);

const sheet = EditorView.theme({
  '&': { color: 'var(--ink)', fontSize: 'var(--size-code)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.3125rem', fontVariantLigatures: 'none' },
  '.cm-content': { padding: 'var(--space-2) 0', caretColor: 'var(--rubric)' },
  '.cm-line': { padding: '0 var(--inset, 1.25rem)' },
  '.cm-line::selection, .cm-line ::selection': { backgroundColor: 'var(--ink)', color: 'var(--paper)' },
  '.cm-matchingBracket': { boxShadow: 'inset 0 -2px var(--rubric-line)' },
  '.cm-tooltip': {
    maxInlineSize: 'min(36rem, 90vw)',
    lineHeight: '1.375rem',
    border: '1px solid var(--edge)',
    backgroundColor: 'var(--paper)',
    color: 'var(--ink)',
    fontSize: 'var(--size-code)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mono)', maxBlockSize: '12rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '2px var(--space-1)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--ink)', color: 'var(--paper)' },
  '.cm-tooltip.cm-completionInfo': { padding: 'var(--space-1)', fontFamily: 'var(--text)' },
  '.cm-facts, .cm-diagnostic': {
    padding: 'var(--space-1)',
    overflowWrap: 'anywhere',
    fontFamily: 'var(--mono)',
    whiteSpace: 'pre-wrap',
  },
  '.cm-diagnostic': { marginInlineStart: '0' },
  '.cm-diagnostic-error': { borderInlineStart: '2px solid var(--rubric)' },
  '.cm-doc': { margin: '0', fontFamily: 'var(--text)', whiteSpace: 'normal' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--rubric) 1px',
    textUnderlineOffset: '0.2em',
  },
  '.cm-faulty': { backgroundColor: 'var(--mark)', boxShadow: 'inset 2px 0 var(--rubric)' },
});

/** Sets code as the blocks of the pages set it. */
export const ink: Extension = [sheet, syntaxHighlighting(inks)];
