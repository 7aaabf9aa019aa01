import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

/** Marks a line, counted from 1, as the one at which a run failed; nothing unmarks it. */
export const showFaultyLine = StateEffect.define<number | undefined>();

const mark = Decoration.line({ class: 'cm-faulty' });

/** The line at which a run failed, until the text changes. */
export const faultyLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marked, { docChanged, effects, newDoc }) {
    for (const effect of effects) {
      if (!effect.is(showFaultyLine)) continue;
      const { value: line } = effect;
      const isThere = line !== undefined && line >= 1 && line <= newDoc.lines;
      return isThere ? Decoration.set(mark.range(newDoc.line(line).from)) : Decoration.none;
    }
    return docChanged ? Decoration.none : marked;
  },
  provide: (field) => EditorView.decorations.from(field),
});
