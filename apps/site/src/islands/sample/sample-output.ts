import { sandboxWords as words } from '../../components/sandbox-words.ts';
import type { Printed } from '../../sandbox/protocol.ts';
import { adoptStyle } from '../adopt-style.ts';
import { readPrinted } from '../printed/read-printed.ts';
import style from './sample-output.css';

/** How a run stands. */
export type RunState = 'running' | 'done' | 'failed';

/** The place below a block for what it prints. */
export interface SampleOutput {
  /** Empties the place for another run. */
  begin(): void;
  /** Says how the run stands; also to those who do not see it. */
  say(state: RunState, text: string): void;
  print(printed: Printed): void;
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

  let notes: HTMLElement[] = [];
  return {
    begin() {
      delete root.dataset.state;
      code.replaceChildren();
      output.hidden = true;
      for (const note of notes) note.remove();
      notes = [];
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
      notes.push(note);
      root.append(note);
    },
    get isEmpty() {
      return !code.hasChildNodes();
    },
  };
}

/** About how many letters of code stand in a line of a block. */
const lettersIn = (block: Element): number => Math.floor(block.clientWidth / 8.5) - 4;

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}
