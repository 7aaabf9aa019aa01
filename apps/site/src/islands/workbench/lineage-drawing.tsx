import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { panZoom } from '../../client/pan-zoom.ts';
import { Lineage } from '../../components/lineage.tsx';
import { workbenchWords as words } from '../../components/workbench-words.ts';
import { adoptLineageStyle } from '../adopt-lineage-style.ts';
import { describeUrn } from './reading/describe-urn.ts';
import type { LineageAround } from './reading/walk-lineage.ts';

/** The smallest scale at which the names in a drawing can be read. */
const LEAST_SCALE = 0.62;

/** Makes a drawing that is wider than its frame as small as the frame, if its names can be read then. */
function fitInto(view: HTMLElement): void {
  const svg = view.querySelector('svg');
  if (!svg) return;
  const { width, height } = svg.viewBox.baseVal;
  const scale = Math.max(view.clientWidth / width, LEAST_SCALE);
  if (scale >= 1) return;
  svg.setAttribute('width', String(width * scale));
  svg.setAttribute('height', String(height * scale));
}

interface LineageDrawingProps {
  around: LineageAround;
  nameOf(urn: string): string;
  onChoose(urn: string): void;
}

/** A drawing of lineage, as the pages have them; the names in it lead from one entity to the next. */
export function LineageDrawing({ around, nameOf, onChoose }: LineageDrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const [focus = ''] = around.urns;
  const [frameWidth, setFrameWidth] = useState<number>();
  // The drawing is laid out for the width that its place has on the page.
  useLayoutEffect(() => {
    adoptLineageStyle();
    setFrameWidth(place.current?.clientWidth);
  }, []);
  useEffect(() => {
    if (frameWidth === undefined) return;
    const view = place.current?.querySelector<HTMLElement>('[data-drawing]');
    if (!view) return;
    fitInto(view);
    panZoom(view);
    const box = view.querySelector('.lineage__focus')?.getBoundingClientRect();
    const frame = view.getBoundingClientRect();
    if (box) view.scrollLeft = box.x + box.width / 2 - frame.x - frame.width / 2;
  }, [frameWidth]);

  /** The names in the drawing are links, as they are on other pages; here they lead to another drawing. */
  function follow(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    onChoose(decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''));
  }

  const nodes = around.urns.map((urn) => ({
    id: urn,
    name: nameOf(urn),
    type: describeUrn(urn).type,
    ...(urn !== focus && { href: `#${encodeURIComponent(urn)}` }),
  }));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links in it take the keys.
    // biome-ignore lint/a11y/noStaticElementInteractions: what is clicked are the links in it.
    <div ref={place} onClick={follow}>
      {frameWidth !== undefined && (
        <Lineage
          title={words.drawing(nameOf(focus))}
          nodes={nodes}
          edges={around.edges}
          focus={focus}
          frameWidth={frameWidth}
        />
      )}
    </div>
  );
}
