/** A kind of edge, seen from one of its ends. */
export interface Relation {
  /** Name of the relationship, such as `OwnedBy`. */
  name: string;
  /** Entity types at the other end. */
  others: readonly string[];
  /** True when the edge takes part in lineage. */
  lineage?: boolean;
}

/** A line of the drawing: one relationship, and the entity types at its end. */
export interface Row {
  name: string;
  lineage: boolean;
  /** Height at which the line runs, from the top of the drawing. */
  y: number;
  /** The entity types at the end, in lines of text, 19 below each other. */
  lines: string[][];
}

export interface Plan {
  width: number;
  height: number;
  /** Where the lines end and the names begin. */
  end: number;
  box: { y: number; width: number; height: number };
  incoming: Row[];
  outgoing: Row[];
}

const WIDTH = 592;
export const LINE = 19;
const GAP = 9;
const BOX = 34;
/** Widths of a letter: of names at the end, and of the smaller ones on the lines. */
const LETTER = 7.3;
const SMALL = 6.4;
export const SPACE = 12;

/**
 * Places a drawing of relationships: what leads to the entity above its box, what leaves it below, one line for each
 * relationship along a common stem.
 */
export function planRelations(
  of: string,
  incoming: readonly Relation[],
  outgoing: readonly Relation[],
): Plan {
  const longest = Math.max(...[...incoming, ...outgoing].map(({ name }) => name.length));
  const end = Math.max(140, Math.ceil(longest * SMALL) + 36);
  const above = placeRows(incoming, end, 4);
  const boxY = incoming.length > 0 ? above.bottom + GAP : 1;
  const below = placeRows(outgoing, end, boxY + BOX + GAP);
  return {
    width: WIDTH,
    height: outgoing.length > 0 ? below.bottom : boxY + BOX + 1,
    end,
    box: { y: boxY, width: Math.ceil(of.length * LETTER) + 24, height: BOX },
    incoming: above.rows,
    outgoing: below.rows,
  };
}

function placeRows(
  relations: readonly Relation[],
  end: number,
  top: number,
): { rows: Row[]; bottom: number } {
  const letters = Math.floor((WIDTH - end - SPACE) / LETTER);
  let y = top;
  const rows = relations.map(({ name, lineage = false, others }) => {
    const lines = breakLines(others, letters);
    const row = { name, lineage, y: y + LINE - 8, lines };
    y += lines.length * LINE + GAP;
    return row;
  });
  return { rows, bottom: y };
}

/** Names with a comma and a space between, in lines of so many letters at most. */
function breakLines(names: readonly string[], letters: number): string[][] {
  const lines: string[][] = [];
  let left = 0;
  for (const name of names) {
    if (name.length + 1 > left) {
      lines.push([]);
      left = letters;
    }
    lines.at(-1)?.push(name);
    left -= name.length + 2;
  }
  return lines;
}
