import { select } from 'd3-selection';
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import { type Colours, onThemeChange, readColours } from './colours.ts';
import type { Drawn, View } from './draw.ts';
import { signBox, signOf } from './draw-node.ts';
import type { Direction } from './graph.ts';
import { type Box, columnAt, type Layout, nodeAt, nodeHeight, nodeWidth, type PlacedNode } from './layout.ts';
import { neighbourInDirection } from './neighbour-in-direction.ts';
import { Painter } from './painter.ts';

interface CanvasProps extends Drawn {
  readonly label: string;
  /** Rises when the whole drawing is to be shown. */
  readonly fitting: number;
  /** Names what is shown; another one is brought into view as a whole. */
  readonly scope: string;
  /** True when there is nothing more to come. */
  readonly isSettled: boolean;
  /** Rises when what is selected is to be brought into view. */
  readonly revealing: number;
  /** What something covers at the right edge, in pixels. */
  readonly inset: number;
  readonly onSelect: (urn: string | undefined, isFurther: boolean) => void;
  readonly onToggle: (urn: string, direction: Direction) => void;
  readonly onOpen: (urn: string) => void;
  /** A column was chosen, or the line that leads to more of them. */
  readonly onColumn: (urn: string, path: string | 'more') => void;
  /** Other keys: what they do is up to the graph as a whole. */
  readonly onKey: (key: string) => boolean;
}

/** Whether the view follows what is drawn. */
interface Following {
  readonly scope: string | undefined;
  isOn: boolean;
  /** The drawing of the scope before it. */
  readonly before: Layout | undefined;
}

const scales: [number, number] = [0.05, 2];
/** The scale from which names can be read. */
const readable = 0.55;
/** Room around a drawing that is shown as a whole, in pixels. */
const margin = 48;

const holds = ({ left, top, right, bottom }: Box, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The graph as a picture that is dragged, enlarged, and walked through with the arrow keys. */
export function Canvas(props: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<ZoomTransform>(zoomIdentity);
  const behavior = useRef<ZoomBehavior<HTMLCanvasElement, unknown>>(undefined);
  const colours = useRef<Colours>(undefined);
  const latest = useRef(props);
  latest.current = props;
  const painter = useRef<Painter>(undefined);
  const { layout, root, selected, pinned, highlighted, column } = props;
  // The same object as long as the same is drawn.
  const shown = useMemo(
    (): Drawn => ({ layout, root, selected, pinned, highlighted, column }),
    [layout, root, selected, pinned, highlighted, column],
  );
  const drawn = useRef(shown);
  drawn.current = shown;
  const frame = useRef(0);
  // What was brought into view, for as long as nobody moves it.
  const fitted = useRef<Parameters<typeof show>>(undefined);
  const following = useRef<Following>({ scope: undefined, isOn: true, before: undefined });

  const paint = useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      const element = canvas.current;
      if (!element) return;
      colours.current ??= readColours(element.parentElement ?? element);
      painter.current ??= new Painter(element);
      const { clientWidth: width, clientHeight: height } = element;
      painter.current.paint(drawn.current, view.current, colours.current, {
        width,
        height,
        ratio: devicePixelRatio,
      });
    });
  }, []);

  const show = useCallback((box: Box, least = scales[0], middle?: PlacedNode) => {
    const element = canvas.current;
    if (!element || !behavior.current) return;
    const { clientHeight: height } = element;
    const width = freeWidth(element, latest.current.inset);
    const [w, h] = [box.right - box.left, box.bottom - box.top];
    const whole = Math.min(1, (width - 2 * margin) / w, (height - 2 * margin) / h);
    const k = Math.max(least, whole);
    const [x, y] =
      k > whole && middle
        ? [middle.x + nodeWidth / 2, middle.y + nodeHeight / 2]
        : [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const transform = zoomIdentity.translate(width / 2 - x * k, height / 2 - y * k).scale(k);
    select(element).call(behavior.current.transform, transform);
    fitted.current = [box, least, middle];
  }, []);

  // The picture follows the size of its window, the theme and the pointer.
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const zooming = zoom<HTMLCanvasElement, unknown>()
      .scaleExtent(scales)
      .on('zoom', ({ transform, sourceEvent }) => {
        if (sourceEvent) following.current.isOn = false;
        fitted.current = undefined;
        view.current = transform;
        paint();
      });
    behavior.current = zooming;
    const selection = select(element).call(zooming).on('dblclick.zoom', null);
    const resized = new ResizeObserver(() => {
      element.width = Math.round(element.clientWidth * devicePixelRatio);
      element.height = Math.round(element.clientHeight * devicePixelRatio);
      painter.current?.stop();
      if (fitted.current) show(...fitted.current);
      paint();
    });
    resized.observe(element);
    const endTheme = onThemeChange(() => {
      colours.current = undefined;
      paint();
    });
    // Letters that arrive later have other widths.
    void document.fonts.ready.then(paint);
    return () => {
      selection.on('.zoom', null);
      resized.disconnect();
      endTheme();
      cancelAnimationFrame(frame.current);
      painter.current?.stop();
    };
  }, [paint, show]);

  const { fitting, scope, isSettled } = props;
  // What is shown comes bit by bit: until all of it is there, or a reader moves it, it is brought into view.
  useEffect(() => {
    if (following.current.scope !== scope) following.current = { scope, isOn: true, before: layout };
    const { isOn, before } = following.current;
    const { nodes, bounds } = layout;
    const { selected: chosen, root } = latest.current;
    // What is too large to be read as a whole is shown around its middle.
    if (isOn) show(bounds, readable, nodes.get(chosen ?? '') ?? nodes.get(root));
    if (isSettled && before !== layout) following.current.isOn = false;
    paint();
  }, [layout, scope, isSettled, show, paint]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on request
  useEffect(() => {
    if (fitting > 0) show(layout.bounds);
  }, [fitting]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing is another picture
  useEffect(paint, [shown, paint]);

  const revealed = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is brought into view once, when it has been placed
  useEffect(() => {
    const node = layout.nodes.get(selected ?? '');
    if (!node || revealed.current === props.revealing) return;
    revealed.current = props.revealing;
    reveal(node);
  }, [layout, selected, props.revealing]);

  /** Moves what was selected by a key into view. */
  function reveal({ x, y }: PlacedNode): void {
    const element = canvas.current;
    if (!element || !behavior.current) return;
    const { clientHeight } = element;
    const width = freeWidth(element, props.inset);
    const [left, top] = view.current.apply([x, y]);
    const [right, bottom] = view.current.apply([x + nodeWidth, y + nodeHeight]);
    if (left >= 0 && top >= 0 && right <= width && bottom <= clientHeight) return;
    select(element).call(behavior.current.translateTo, x + nodeWidth / 2, y + nodeHeight / 2, [
      width / 2,
      clientHeight / 2,
    ]);
  }

  function click(event: MouseEvent<HTMLElement>): void {
    const [x, y] = pointOf(event, view.current);
    const sign = signAt(layout, x, y);
    const node = nodeAt(layout, x, y);
    const column = node && columnAt(node, y);
    if (sign) props.onToggle(sign.node.entity.urn, sign.direction);
    else if (node && column !== undefined) props.onColumn(node.entity.urn, column);
    else props.onSelect(node?.entity.urn, event.shiftKey);
  }
  function doubleClick(event: MouseEvent<HTMLElement>): void {
    const [x, y] = pointOf(event, view.current);
    const node = nodeAt(layout, x, y);
    if (node && !signAt(layout, x, y) && columnAt(node, y) === undefined) props.onOpen(node.entity.urn);
  }
  function point(event: MouseEvent<HTMLElement>): void {
    const [x, y] = pointOf(event, view.current);
    event.currentTarget.style.cursor = signAt(layout, x, y) || nodeAt(layout, x, y) ? 'pointer' : 'grab';
  }
  function press(event: KeyboardEvent): void {
    const node = layout.nodes.get(selected ?? props.root);
    if (!node) return;
    const next = neighbourInDirection(layout, node, event.key);
    if (next) {
      props.onSelect(next.entity.urn, false);
      reveal(next);
    } else if (event.key === 'Enter') props.onOpen(node.entity.urn);
    else if (event.key === '[') props.onToggle(node.entity.urn, 'upstream');
    else if (event.key === ']') props.onToggle(node.entity.urn, 'downstream');
    else if (event.key === '0') show(layout.bounds);
    else if (event.key === '+' || event.key === '-') enlarge(event.key === '+' ? 1.25 : 0.8);
    else if (!props.onKey(event.key)) return;
    event.preventDefault();
  }
  function enlarge(factor: number): void {
    if (canvas.current && behavior.current) select(canvas.current).call(behavior.current.scaleBy, factor);
  }

  return (
    <div
      className="graph__window"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the focus and the keys
      tabIndex={0}
      role="application"
      aria-label={props.label}
      onClick={click}
      onDoubleClick={doubleClick}
      onMouseMove={point}
      onKeyDown={press}
    >
      <canvas ref={canvas} />
    </div>
  );
}

/** Room that nothing covers; in a narrow window, the panel is below the drawing. */
const freeWidth = ({ clientWidth }: HTMLElement, inset: number): number =>
  clientWidth > 3 * inset ? clientWidth - inset : clientWidth;

/** Where a pointer is in the drawing. */
function pointOf({ nativeEvent: { offsetX, offsetY } }: MouseEvent, { x, y, k }: View): [number, number] {
  return [(offsetX - x) / k, (offsetY - y) / k];
}

/** The sign at a point. Signs are outside of their nodes, in the gap between two columns. */
function signAt(layout: Layout, x: number, y: number) {
  for (const direction of ['upstream', 'downstream'] as const) {
    const side = direction === 'upstream' ? nodeWidth : -nodeWidth;
    const node = nodeAt(layout, x + side / 4, y);
    if (node && signOf(node, direction) !== '' && holds(signBox(node, direction), x, y))
      return { node, direction };
  }
  return undefined;
}
