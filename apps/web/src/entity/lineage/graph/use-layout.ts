import { useEffect, useState } from 'react';
import { lineageTexts } from '../../../texts/lineage.ts';
import type { Grouping } from '../lineage-state.ts';
import type { Scene } from './columns.ts';
import type { Entity } from './graph.ts';
import { type Layout, layOut } from './layout.ts';
import { runSteps } from './run-steps.ts';

const groups: Readonly<Record<Grouping, (entity: Entity) => string>> = {
  platform: ({ platform }) => platform?.name ?? lineageTexts.noPlatform,
  domain: ({ domain }) => domain?.name ?? lineageTexts.noDomain,
};

/** The places of everything in a scene. That of the previous scene stays until the next has been laid out. */
export function useLayout(scene: Scene | undefined, group: Grouping | undefined): Layout | undefined {
  const [layout, setLayout] = useState<Layout>();
  useEffect(
    () => (scene ? runSteps(layOut(scene, group && groups[group]), setLayout) : undefined),
    [scene, group],
  );
  return layout;
}
