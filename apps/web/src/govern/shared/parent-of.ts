import type { Head, Label } from '../../edit/label-edits.ts';

/** What an entity is directly in; undefined at the top of its tree. */
export function parentOf({ card }: Pick<Head, 'card'>): Label | undefined {
  const nearest = card.path.at(-1)?.entity;
  return nearest ? { urn: nearest.urn, name: nearest.card.name } : undefined;
}
