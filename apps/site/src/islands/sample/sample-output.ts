import { sandboxWords as words } from '../../components/sandbox-words.ts';
import type { Printed } from '../../sandbox/protocol.ts';
import { adoptStyle } from '../adopt-style.ts';
import { create } from '../create.ts';
import { readPrinted } from '../printed/read-printed.ts';
import style from './sample-output.css';

/** The state of a run. */
export type RunState = 'running' | 'done' | 'failed';

/** The place below a block for what it prints. */
export interface SampleOutput {
  /** Empties the place for another run. */
  begin(): void;
  /** Announces the state of the run, also to screen readers. */
  say(state: RunState, text: string): void;
  print(printed: Printed): void;
  /** Shows a part of the page below what was printed, until the next run. */
  show(part: HTMLElement): void;
  /** About how many letters stand in a line of it. */
  readonly width: number;
  /** Adds a sentence with a button behind it. */
  note(text: string, button: string, press: () => void): void;
  readonly isEmpty: boolean;
}

const places = new WeakMap<Element, SampleOutput>();

/** The place for what a block prints: made with its first run. */
export function outputOf(frame: Element): SampleOutput {
  const place = places.get(frame) ?? createOutput(frame);
  places.set(frame, place);
  return place;
}

function createOutput(frame: Element): SampleOutput {
  adoptStyle(style);
  const root = create('div', 'ran');
  const head = create('p', 'ran__head');
  const status = create('span', 'ran__status');
  status.role = 'status';
  head.append(create('span', 'label', words.here), ' ', status);
  const output = create('pre', 'run-output');
  // It scrolls when it is long, and must then be in reach of the keyboard.
  output.tabIndex = 0;
  const code = output.appendChild(create('code'));
  output.hidden = true;
  root.append(head, output);
  frame.append(root);

  /** What stands below the output. */
  let parts: HTMLElement[] = [];
  const append = (part: HTMLElement): void => {
    parts.push(part);
    root.append(part);
  };
  return {
    begin() {
      delete root.dataset.state;
      code.replaceChildren();
      output.hidden = true;
      for (const part of parts) part.remove();
      parts = [];
    },
    say(state, text) {
      root.dataset.state = state;
      status.textContent = text;
    },
    print({ stream, text }) {
      const line = create('span', stream === 'error' ? 'ran__error' : '');
      for (const { text: piece, ink } of readPrinted(text, lettersIn(root)))
        line.append(ink ? create('span', ink, piece) : piece);
      // Answers come without a new line at their end, and would hang together.
      if (code.textContent && !code.textContent.endsWith('\n')) code.append('\n');
      code.append(line);
      output.hidden = false;
    },
    note(text, button, press) {
      const note = create('p', 'ran__note', `${text} `);
      const element = create('button', '', button);
      element.type = 'button';
      element.addEventListener('click', press);
      note.append(element);
      append(note);
    },
    show: append,
    get width() {
      return lettersIn(root);
    },
    get isEmpty() {
      return !code.hasChildNodes();
    },
  };
}

/** About how many letters of code stand in a line of a block. */
const lettersIn = (block: Element): number => Math.floor(block.clientWidth / 8.5) - 4;
