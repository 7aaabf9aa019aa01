import { number } from '../../../texts/format.ts';
import { lineageTexts } from '../../../texts/lineage.ts';
import { presentationOf } from '../../presentations.ts';
import type { Colours } from './colours.ts';
import { columnName } from './columns.ts';
import type { Direction } from './graph.ts';
import { type Box, nodeHeight, nodeWidth, type PlacedGroup, type PlacedNode, rowHeight } from './layout.ts';

/** Below this, words cannot be read and are not drawn. */
const wordsFrom = 0.45;
/** Width of the sign at the side of a node that has more neighbours. */
export const signWidth = 34;
const signHeight = 20;

interface Look {
  readonly isRoot: boolean;
  readonly isSelected: boolean;
  readonly isPinned: boolean;
  /** Path of the column that is followed. */
  readonly column: string | undefined;
}

export function drawNode(
  context: OffscreenCanvasRenderingContext2D,
  node: PlacedNode,
  colours: Colours,
  scale: number,
  { isRoot, isSelected, isPinned, column }: Look,
): void {
  const { x, y, height, entity } = node;
  context.fillStyle = isSelected ? colours.mark : isRoot ? colours.shade : colours.paper;
  context.fillRect(x, y, nodeWidth, height);
  context.lineWidth = (isSelected || isRoot || isPinned ? 2 : 1) / Math.max(scale, 0.5);
  context.strokeStyle = isSelected || isPinned ? colours.rubric : isRoot ? colours.ink : colours.edge;
  context.strokeRect(x, y, nodeWidth, height);
  if (scale < wordsFrom) return;
  context.textBaseline = 'middle';
  context.textAlign = 'start';
  context.fillStyle = colours.ink;
  context.font = '550 14px Figtree, sans-serif';
  context.fillText(fitted(context, entity.name, nodeWidth - 20), x + 10, y + 15);
  context.fillStyle = entity.isDeprecated ? colours.rubric : colours.faint;
  context.font = '400 12px Figtree, sans-serif';
  const what = [presentationOf(entity.entityType).label, entity.place].filter(Boolean).join(' · ');
  context.fillText(fitted(context, what, nodeWidth - 20), x + 10, y + 32);
  drawColumns(context, node, colours, column);
  drawSign(context, node, 'upstream', colours);
  drawSign(context, node, 'downstream', colours);
}

function drawColumns(
  context: OffscreenCanvasRenderingContext2D,
  { x, y, columns }: PlacedNode,
  colours: Colours,
  column: string | undefined,
): void {
  if (!columns) return;
  context.strokeStyle = colours.rule;
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(x, y + nodeHeight);
  context.lineTo(x + nodeWidth, y + nodeHeight);
  context.stroke();
  for (const [row, path] of columns.paths.entries()) {
    const top = y + nodeHeight + row * rowHeight;
    if (path === column) {
      context.fillStyle = colours.mark;
      context.fillRect(x + 1, top + 1, nodeWidth - 2, rowHeight - 2);
    }
    context.fillStyle = path === column ? colours.rubric : colours.ink;
    context.fillText(fitted(context, columnName(path), nodeWidth - 20), x + 10, top + rowHeight / 2 + 0.5);
  }
  if (columns.total <= columns.paths.length) return;
  context.fillStyle = colours.faint;
  const [first, last] = [columns.start + 1, columns.start + columns.paths.length];
  const text = lineageTexts.columnRange(number(first), number(last), number(columns.total));
  context.fillText(text, x + 10, y + nodeHeight + (columns.paths.length + 0.5) * rowHeight);
}

/** What a sign says: how many more there are, or that there may be some; nothing where there are none. */
export function signOf({ hidden, isOpen }: PlacedNode, direction: Direction): string {
  const count = hidden[direction];
  if (isOpen[direction]) return count ? `+${number(count)}` : '–';
  return count === 0 ? '' : count === undefined ? '+' : `+${number(count)}`;
}

/** Where the sign of a side is. */
export const signBox = ({ x, y }: PlacedNode, direction: Direction): Box => {
  const left = direction === 'upstream' ? x - signWidth - 4 : x + nodeWidth + 4;
  const top = y + (nodeHeight - signHeight) / 2;
  return { left, top, right: left + signWidth, bottom: top + signHeight };
};

function drawSign(
  context: OffscreenCanvasRenderingContext2D,
  node: PlacedNode,
  direction: Direction,
  colours: Colours,
): void {
  const text = signOf(node, direction);
  if (text === '') return;
  const { left, top } = signBox(node, direction);
  context.fillStyle = colours.paper;
  context.fillRect(left, top, signWidth, signHeight);
  context.lineWidth = 1;
  context.strokeStyle = colours.rule;
  context.strokeRect(left, top, signWidth, signHeight);
  context.fillStyle = colours.ink;
  context.textAlign = 'center';
  context.font = '500 11px Figtree, sans-serif';
  context.fillText(text, left + signWidth / 2, top + signHeight / 2 + 0.5);
}

/** The name of a group above its nodes, and a line beside them. */
export function drawGroup(
  context: OffscreenCanvasRenderingContext2D,
  { left, top, bottom, name, count }: PlacedGroup,
  colours: Colours,
  scale: number,
): void {
  context.fillStyle = colours.rule;
  context.fillRect(left - 8, top + 4, 3, bottom - top - 4);
  if (scale < wordsFrom) return;
  context.textBaseline = 'middle';
  context.textAlign = 'start';
  context.fillStyle = colours.faint;
  context.font = '500 12px Figtree, sans-serif';
  context.fillText(fitted(context, `${name} · ${number(count)}`, nodeWidth), left, top + 13);
}

const widths = new Map<string, string>();
/** Texts whose fitting is remembered. */
const mostWidths = 20_000;

/** As much of a text as there is room for. */
function fitted(context: OffscreenCanvasRenderingContext2D, text: string, room: number): string {
  const key = `${context.font} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  let shown = text;
  if (context.measureText(text).width > room) {
    let [low, high] = [0, text.length];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (context.measureText(`${text.slice(0, middle)}…`).width <= room) low = middle;
      else high = middle - 1;
    }
    shown = `${text.slice(0, low)}…`;
  }
  if (widths.size >= mostWidths) widths.clear();
  widths.set(key, shown);
  return shown;
}
