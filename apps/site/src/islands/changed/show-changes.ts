import { root } from '../../client/root.ts';
import { sandboxWords as words } from '../../components/sandbox-words.ts';
import type { LogRange, Sandbox } from '../../sandbox/protocol.ts';
import { adoptStyle } from '../adopt-style.ts';
import { create } from '../create.ts';
import { paintJson } from '../printed/paint-json.ts';
import { requestJson } from '../workbench/reading/request-json.ts';
import { walkLineage } from '../workbench/reading/walk-lineage.ts';
import { type ComparedLine, compareValues } from './compare-values.ts';
import { type ChangedAspect, type ChangedEntity, type ChangeEntry, foldChanges } from './fold-changes.ts';
import style from './show-changes.css';

/** Entities that are shown; a run that changes more of them is better seen in the sandbox. */
const mostEntities = 5;
/** What the catalogue adds to an entity that has none of it, as DataHub does: it is shown when it is asked for. */
const defaults: ReadonlySet<string> = new Set(['browsePaths', 'browsePathsV2', 'dataPlatformInstance']);
/** Entries of the log that are read. */
const mostEntries = 1000;

/** A part of the page that shows what a run changed; undefined when all is as it was before. */
export async function showChanges(
  sandbox: Sandbox,
  { from, to }: LogRange,
  width: number,
): Promise<HTMLElement | undefined> {
  const limit = Math.min(to - from + 1, mostEntries);
  const { changes } = await requestJson<{ changes: ChangeEntry[] }>(sandbox, {
    path: `/changes?from=${from}&limit=${limit}`,
  });
  const entities = foldChanges(changes);
  if (entities.length === 0) return undefined;
  adoptStyle(style);
  const section = create('section', 'changed');
  section.append(create('p', 'label', words.changed));
  for (const entity of entities.slice(0, mostEntities))
    section.append(await showEntity(sandbox, entity, width));
  const left = entities.length - mostEntities;
  if (left > 0) section.append(create('p', 'changed__more', words.moreChanged(left)));
  return section;
}

async function showEntity(sandbox: Sandbox, entity: ChangedEntity, width: number): Promise<HTMLElement> {
  const { urn, type, name, fate, aspects } = entity;
  const place = create('div', 'changed__entity');
  const head = create('p', 'changed__head');
  const link = create('a', '', type);
  link.href = referenceOf(type);
  const title = create('b', '', name);
  title.title = urn;
  head.append(
    title,
    ' ',
    link,
    ' ',
    create('span', `changed__fate changed__fate--${fate}`, words.fates[fate]),
  );
  place.append(head, create('p', 'changed__urn', urn));
  if (fate !== 'deleted') {
    const isDefault = ({ name: aspect, before }: ChangedAspect): boolean =>
      before === undefined && defaults.has(aspect);
    const [added = [], written = []] = [true, false].map((wanted) =>
      aspects.filter((aspect) => isDefault(aspect) === wanted),
    );
    for (const aspect of written) place.append(showAspect(type, aspect, width));
    if (added.length > 0) place.append(showDefaults(type, added, width));
  }
  const drawing = fate === 'deleted' ? undefined : await drawLineageOf(sandbox, entity);
  if (drawing) place.append(drawing);
  return place;
}

const referenceOf = (type: string): string => new URL(`docs/generated/metamodel/entities/${type}`, root).href;

function showDefaults(type: string, aspects: readonly ChangedAspect[], width: number): HTMLElement {
  const place = create('details', 'changed__defaults');
  place.append(create('summary', '', words.defaults(aspects.map(({ name }) => name))));
  for (const aspect of aspects) place.append(showAspect(type, aspect, width));
  return place;
}

function showAspect(type: string, { name, before, after }: ChangedAspect, width: number): HTMLElement {
  const figure = create('figure', 'changed__aspect');
  const caption = create('figcaption', 'code__title');
  const link = create('a', '', name);
  link.href = `${referenceOf(type)}#${name}`;
  caption.append(link);
  const block = create('pre');
  const code = block.appendChild(create('code'));
  block.dataset.wrap = '';
  for (const line of compareValues(before, after, width)) code.append(showLine(line));
  figure.append(caption, block);
  return figure;
}

function showLine(line: ComparedLine | undefined): HTMLElement {
  if (!line) {
    const gap = create('span', 'line changed__gap', '⋯\n');
    gap.ariaLabel = words.leftOut;
    return gap;
  }
  const { text, change } = line;
  const element = create(change === 'added' ? 'ins' : change === 'removed' ? 'del' : 'span', 'line');
  if (change) element.append(create('span', 'unseen', `${words[change]} `));
  for (const { text: piece, ink } of paintJson(text))
    element.append(ink ? create('span', ink, piece) : piece);
  element.append('\n');
  return element;
}

/** The lineage of an entity, where what changed leads to one of its neighbours; drawn as on other pages. */
async function drawLineageOf(sandbox: Sandbox, entity: ChangedEntity): Promise<HTMLElement | undefined> {
  const text = JSON.stringify(entity.aspects);
  const around = await walkLineage(sandbox, entity.urn, 'both');
  const isMeant = around.edges.some(
    ({ from, to }) =>
      (from === entity.urn && text.includes(to)) || (to === entity.urn && text.includes(from)),
  );
  if (!isMeant) return undefined;
  const { drawLineage } = await import('./draw-lineage.tsx');
  const place = create('div', 'changed__lineage');
  drawLineage(place, around);
  return place;
}
