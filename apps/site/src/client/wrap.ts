import { pageWords } from '../components/page-words.ts';

/** Gives each block of code whose lines are longer than the block a button that breaks them, and puts them back. */
export function wrapButtons(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) offer(target);
  });
  for (const block of document.querySelectorAll('.code > pre:not([data-wrap])')) observer.observe(block);
}

/** A block in a tab that is not shown has no width: it is looked at when it gets one. */
function offer(block: Element): void {
  const frame = block.parentElement;
  const button = frame?.querySelector<HTMLButtonElement>('.wrap');
  const isNeeded = block.scrollWidth > block.clientWidth || button?.ariaPressed === 'true';
  if (button) button.hidden = !isNeeded;
  else if (frame && isNeeded) addTo(toolsOf(frame), createButton(block));
}

/** Beside the button that copies: what both do is done to the text, and not with it. */
function addTo(tools: Element, button: HTMLButtonElement): void {
  tools.insertBefore(button, tools.querySelector('.copy'));
}

function createButton(block: Element): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'wrap label';
  button.textContent = pageWords.wrap;
  button.ariaPressed = 'false';
  button.addEventListener('click', () => {
    const wraps = block.toggleAttribute('data-wrap');
    button.ariaPressed = String(wraps);
  });
  return button;
}

/** Output has nothing to copy, and so no tools until now. */
function toolsOf(frame: Element): Element {
  const tools = frame.querySelector('.code__tools');
  if (tools) return tools;
  const added = document.createElement('div');
  added.className = 'code__tools';
  frame.append(added);
  return added;
}
