import type { Direction, Entity } from './graph/graph.ts';

/** What a reader can do in the graph and in the list alike. */
export interface LineageActions {
  readonly toggle: (urn: string, direction: Direction) => void;
  readonly toggleColumns: (urn: string) => void;
  readonly follow: (urn: string, path: string) => void;
  /** Shows further columns of an entity that has many. */
  readonly moreColumns: (urn: string) => void;
  readonly edit: (entity: Entity) => void;
}
