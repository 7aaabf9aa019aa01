import { drawingWords } from '../components/drawing-words.ts';

/** What the buttons of a drawing do. */
export interface DrawingActions {
  larger(): void;
  smaller(): void;
  reset(): void;
  /** Makes the drawing fill a frame. */
  fit(frame: HTMLElement): void;
}

/** The buttons of a drawing that has been woken. */
export interface DrawingTools {
  /** Says, for those who do not see it, how much larger the drawing is than printed. */
  announce(factor: number): void;
}

/** Puts the buttons of a drawing next to its frame. */
export function addDrawingTools(view: HTMLElement, actions: DrawingActions): DrawingTools {
  const said = document.createElement('span');
  said.className = 'unseen';
  said.role = 'status';
  const tools = document.createElement('div');
  tools.className = 'drawing__tools';
  tools.role = 'group';
  tools.ariaLabel = drawingWords.tools;
  const enlarging = button(drawingWords.enlarge, '', () => toggleEnlarged(view, enlarging, actions));
  tools.append(
    button('−', drawingWords.smaller, actions.smaller),
    button('+', drawingWords.larger, actions.larger),
    button('1:1', drawingWords.reset, actions.reset),
    enlarging,
    said,
  );
  view.after(tools);
  return {
    announce(factor) {
      said.textContent = drawingWords.size(Math.round(factor * 100));
    },
  };
}

function button(text: string, label: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'label';
  element.textContent = text;
  if (label !== '') {
    element.ariaLabel = label;
    element.title = label;
  }
  element.addEventListener('click', act);
  return element;
}

/** Shows the drawing over the whole screen, with what belongs to it; the button, or Escape, puts it back. */
function toggleEnlarged(view: HTMLElement, enlarging: HTMLButtonElement, actions: DrawingActions): void {
  const drawing = view.parentElement;
  const open = view.closest('dialog');
  if (open) open.close();
  if (open || !drawing) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'drawing-dialog';
  dialog.ariaLabel = drawingWords.enlarge;
  const limit = view.style.maxBlockSize;
  drawing.before(dialog);
  dialog.append(drawing);
  dialog.addEventListener('close', () => {
    dialog.replaceWith(drawing);
    enlarging.textContent = drawingWords.enlarge;
    view.style.maxBlockSize = limit;
    actions.reset();
    view.focus();
  });
  dialog.showModal();
  enlarging.textContent = drawingWords.close;
  view.style.maxBlockSize = 'none';
  view.focus();
  actions.fit(view);
}
