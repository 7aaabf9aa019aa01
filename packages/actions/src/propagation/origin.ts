import type { MetadataAttribution } from '@colophon/model-types';

/** Where something that was passed on comes from, as its attribution says it. All values are texts. */
export type Origin = Readonly<Record<'origin' | 'via' | 'propagation_depth', string>> &
  Readonly<Record<string, string>>;

/** How something is passed on. */
export interface Way {
  readonly relationship: 'lineage' | 'sibling';
  readonly direction: 'down' | 'up' | 'all';
}

/**
 * The origin of something one hop behind an entity that has it.
 *
 * @param detail What its attribution says where it was passed on to that entity, too; undefined where it starts.
 */
export function nextOrigin(
  via: string,
  detail: MetadataAttribution['sourceDetail'],
  { actor, time }: { readonly actor: string; readonly time: number },
  { relationship, direction }: Way,
): Origin {
  return {
    propagated: 'true',
    origin: detail?.origin ?? via,
    via,
    actor: detail?.actor ?? actor,
    propagation_depth: String(Number(detail?.propagation_depth ?? 0) + 1),
    propagation_started_at: detail?.propagation_started_at ?? String(time),
    propagation_relationship: relationship,
    propagation_direction: direction,
  };
}
