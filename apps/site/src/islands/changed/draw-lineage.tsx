import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Lineage } from '../../components/lineage.tsx';
import { sandboxWords as words } from '../../components/sandbox-words.ts';
import { adoptLineageStyle } from '../adopt-lineage-style.ts';
import { describeUrn } from '../workbench/reading/describe-urn.ts';
import type { LineageAround } from '../workbench/reading/walk-lineage.ts';

/** Draws the lineage around an entity into an element, which need not be on the page yet. */
export function drawLineage(place: HTMLElement, { urns, edges }: LineageAround): void {
  adoptLineageStyle();
  const [focus = ''] = urns;
  const nodes = urns.map((urn) => {
    const { name, type } = describeUrn(urn);
    return { id: urn, name, type };
  });
  const title = words.lineage(describeUrn(focus).name);
  flushSync(() =>
    createRoot(place).render(<Lineage title={title} nodes={nodes} edges={edges} focus={focus} />),
  );
  const drawing = place.querySelector<HTMLElement>('[data-drawing]');
  if (drawing) centreOnce(drawing);
}

/** Scrolls a drawing that is wider than its place to its focus, as soon as it has a place. */
function centreOnce(drawing: HTMLElement): void {
  const observer = new ResizeObserver(() => {
    const focus = drawing.querySelector('.lineage__focus')?.getBoundingClientRect();
    if (!focus || drawing.clientWidth === 0) return;
    observer.disconnect();
    drawing.scrollLeft +=
      focus.x + focus.width / 2 - drawing.getBoundingClientRect().x - drawing.clientWidth / 2;
  });
  observer.observe(drawing);
}
