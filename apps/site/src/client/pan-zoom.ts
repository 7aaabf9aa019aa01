import { addDrawingTools } from './drawing-tools.ts';
import { clampScale, scrollAfterZoom } from './zoom.ts';

const STEP = 1.25;
/** Movements below are a click: a drawing can hold links. */
const DRAG_MIN_PX = 4;

/**
 * Makes a drawing move: keys, buttons, pinch, and the wheel with Ctrl held down, zoom it; a drag moves it. The size of the
 * drawing is what changes, inside a frame that scrolls, so that the browser's own scrolling goes on working.
 */
export function panZoom(view: HTMLElement): void {
  const svg = view.querySelector('svg');
  if (!svg) return;
  const { width: drawn } = svg.viewBox.baseVal;
  const scaleNow = (): number => svg.getBoundingClientRect().width / drawn;
  const home = scaleNow();
  // The page must not move when the drawing grows.
  view.style.maxBlockSize = `${view.getBoundingClientRect().height}px`;

  const zoom = (scale: number, at = middleOf(view)): void => {
    const before = scaleNow();
    const after = clampScale(scale, home);
    const frame = view.getBoundingClientRect();
    const x = scrollAfterZoom(view.scrollLeft, at.x - frame.left, after / before);
    const y = scrollAfterZoom(view.scrollTop, at.y - frame.top, after / before);
    svg.setAttribute('width', String(drawn * after));
    svg.setAttribute('height', String(svg.viewBox.baseVal.height * after));
    view.scrollTo(x, y);
    tools.announce(after / home);
  };
  const tools = addDrawingTools(view, {
    larger: () => zoom(scaleNow() * STEP),
    smaller: () => zoom(scaleNow() / STEP),
    reset: () => zoom(home),
    fit(frame) {
      const whole = Math.min(frame.clientWidth / drawn, frame.clientHeight / svg.viewBox.baseVal.height);
      // What does not fit as it was printed scrolls: its text must not become smaller.
      zoom(Math.max(whole, home));
    },
  });

  view.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoom(scaleNow() * STEP);
    else if (event.key === '-') zoom(scaleNow() / STEP);
    else if (event.key === '0') zoom(home);
    else return;
    event.preventDefault();
  });
  view.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(scaleNow() * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
    },
    { passive: false },
  );
  drag(view);
  pinch(view, (factor, at) => zoom(scaleNow() * factor, at));
}

interface Place {
  x: number;
  y: number;
}

function middleOf(view: HTMLElement): Place {
  const { left, top, width, height } = view.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** A finger scrolls by itself; a mouse needs help. */
function drag(view: HTMLElement): void {
  view.addEventListener('pointerdown', (down) => {
    if (down.pointerType !== 'mouse' || down.button !== 0) return;
    const { scrollLeft, scrollTop } = view;
    const { signal, abort } = abortable();
    view.addEventListener(
      'pointermove',
      (move) => {
        const [x, y] = [move.clientX - down.clientX, move.clientY - down.clientY];
        if (Math.hypot(x, y) < DRAG_MIN_PX) return;
        view.setPointerCapture(down.pointerId);
        view.scrollTo(scrollLeft - x, scrollTop - y);
      },
      { signal },
    );
    view.addEventListener('pointerup', abort, { signal });
    view.addEventListener('pointercancel', abort, { signal });
    // A drag does not select text, nor pull a link out of the page.
    down.preventDefault();
    view.focus({ preventScroll: true });
  });
}

function pinch(view: HTMLElement, zoomBy: (factor: number, at: Place) => void): void {
  let last = 0;
  view.addEventListener(
    'touchmove',
    (event) => {
      const [one, two] = event.touches;
      if (!one || !two) return;
      event.preventDefault();
      const distance = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
      const at = { x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 };
      if (last > 0) zoomBy(distance / last, at);
      last = distance;
    },
    { passive: false },
  );
  view.addEventListener('touchend', () => {
    last = 0;
  });
}

function abortable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
