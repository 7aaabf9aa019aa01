import { createRoot } from 'react-dom/client';
import { Lineage } from '../../components/lineage.tsx';
import { sandboxWords as words } from '../../components/sandbox-words.ts';
import { describeUrn } from '../workbench/reading/describe-urn.ts';
import type { LineageAround } from '../workbench/reading/walk-lineage.ts';

/** Draws the lineage around an entity into an element. */
export function drawLineage(place: HTMLElement, { urns, edges }: LineageAround): void {
  const [focus = ''] = urns;
  const nodes = urns.map((urn) => {
    const { name, type } = describeUrn(urn);
    return { id: urn, name, type };
  });
  const title = words.lineage(describeUrn(focus).name);
  createRoot(place).render(<Lineage title={title} nodes={nodes} edges={edges} focus={focus} />);
}
