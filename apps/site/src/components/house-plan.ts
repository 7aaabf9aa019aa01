/** A package of the repository, where it stands in the drawing, and what it draws an arrow to. */
export interface Room {
  name: string;
  /** Centre of the room: column in units of half a room, row from the top. */
  column: number;
  row: number;
  /** Packages that this one imports, without those it reaches through them. */
  imports: readonly string[];
}

/** The packages and the arrows between them. A test compares them with the package files. */
export const HOUSE: readonly Room[] = [
  { name: 'cli', column: 1, row: 0, imports: ['http', 'store-sqlite', 'sdk'] },
  { name: 'site', column: 5, row: 0, imports: ['http', 'store-sqlite', 'sdk'] },
  { name: 'http', column: 1, row: 1, imports: ['catalogue'] },
  { name: 'store-sqlite', column: 3, row: 1, imports: ['catalogue'] },
  { name: 'sdk', column: 5, row: 1, imports: ['model'] },
  { name: 'catalogue', column: 1, row: 2, imports: ['schema'] },
  { name: 'model', column: 3, row: 3, imports: ['schema'] },
  { name: 'schema', column: 2, row: 4, imports: [] },
];

/** The drawing as text, for screen readers. */
export function describeHouse(rooms: readonly Room[] = HOUSE): string {
  return rooms
    .map(({ name, imports }) => `${name} imports ${imports.length > 0 ? imports.join(', ') : 'nothing'}`)
    .join('; ')
    .concat('.');
}

/** All packages that one reaches along the arrows. */
export function reachableFrom(name: string, rooms: readonly Room[] = HOUSE): Set<string> {
  const reached = new Set<string>();
  const visit = (from: string): void => {
    for (const next of rooms.find((room) => room.name === from)?.imports ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      visit(next);
    }
  };
  visit(name);
  return reached;
}
