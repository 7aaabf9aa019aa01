import type { Colours } from './colours.ts';
import type { Steps } from './create-graph.ts';
import { type Drawn, draw, type View } from './draw.ts';

interface Size {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** A picture that has been drawn, and how the drawing was under the window. */
interface Picture {
  readonly canvas: OffscreenCanvas;
  readonly view: View;
}

/** Time of a frame that drawing may take, in milliseconds. */
const sliceMs = 8;

/**
 * Draws in slices beside the canvas that is seen. While a large drawing is not ready, the last one is shown in its new place:
 * so moving it never waits for thousands of edges.
 */
export class Painter {
  readonly #canvas: HTMLCanvasElement;
  #picture: Picture | undefined;
  #spare: OffscreenCanvas | undefined;
  #running: { readonly drawn: Drawn; readonly colours: Colours; readonly view: View } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next: (() => void) | undefined;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
  }

  paint(drawn: Drawn, view: View, colours: Colours, size: Size): void {
    const running = this.#running;
    // A drawing of the same things is finished first: else moving would begin it anew with every frame.
    if (running && running.drawn === drawn && running.colours === colours) {
      this.#next = () => this.paint(drawn, view, colours, size);
      this.#show(view, size);
      return;
    }
    this.stop();
    const canvas = this.#sheet();
    const context = canvas.getContext('2d');
    if (!context) return;
    this.#running = { drawn, colours, view };
    const steps = draw(context, drawn, view, colours, size);
    if (this.#slice(steps)) this.#finish(canvas, view, size);
    else {
      this.#show(view, size);
      this.#continue(steps, canvas, view, size);
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#running = undefined;
    this.#next = undefined;
  }

  #continue(steps: Steps<void>, canvas: OffscreenCanvas, view: View, size: Size): void {
    this.#timer = setTimeout(() => {
      if (!this.#slice(steps)) return this.#continue(steps, canvas, view, size);
      const next = this.#next;
      this.#finish(canvas, view, size, next === undefined);
      next?.();
    }, 0);
  }

  #slice(steps: Steps<void>): boolean {
    const end = performance.now() + sliceMs;
    do if (steps.next().done) return true;
    while (performance.now() < end);
    return false;
  }

  #finish(canvas: OffscreenCanvas, view: View, size: Size, isShown = true): void {
    this.#spare = this.#picture?.canvas;
    this.#picture = { canvas, view };
    this.#running = undefined;
    this.#next = undefined;
    if (isShown) this.#show(view, size);
  }

  /** A canvas that is not seen, as large as the one that is. */
  #sheet(): OffscreenCanvas {
    const { width, height } = this.#canvas;
    const spare = this.#spare;
    this.#spare = undefined;
    if (!spare) return new OffscreenCanvas(width, height);
    if (spare.width !== width || spare.height !== height) Object.assign(spare, { width, height });
    return spare;
  }

  /** Shows the last picture as it is under the window now. */
  #show(view: View, { ratio }: Size): void {
    const context = this.#canvas.getContext('2d');
    if (!context || !this.#picture) return;
    const { canvas, view: old } = this.#picture;
    const k = view.k / old.k;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    if (canvas.width === 0 || canvas.height === 0) return;
    context.setTransform(k, 0, 0, k, (view.x - old.x * k) * ratio, (view.y - old.y * k) * ratio);
    context.drawImage(canvas, 0, 0);
  }
}
