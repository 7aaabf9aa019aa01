import { describeUrn } from '../workbench/reading/describe-urn.ts';
import { isKeyAspect } from '../workbench/reading/key-aspect.ts';

/** An entry of the change log, as far as it is needed here. */
export interface ChangeEntry {
  readonly urn: string;
  readonly entityType: string;
  readonly aspect: string;
  readonly changeType: string;
  readonly value?: AspectValue;
  readonly previousValue?: AspectValue;
}

export type AspectValue = Readonly<Record<string, unknown>>;

/** What became of an entity. */
export type Fate = 'created' | 'changed' | 'hidden' | 'deleted';

/** An entity that a run changed. */
export interface ChangedEntity {
  readonly urn: string;
  readonly type: string;
  readonly name: string;
  readonly fate: Fate;
  readonly aspects: readonly ChangedAspect[];
}

/** An aspect that a run changed: its value before the run and after it. */
export interface ChangedAspect {
  readonly name: string;
  /** Missing when there was none. */
  readonly before?: AspectValue;
  /** Missing when it was deleted. */
  readonly after?: AspectValue;
}

/** What a run changed in all, by entities, from its entries of the log: what it wrote and took back is left out. */
export function foldChanges(entries: readonly ChangeEntry[]): ChangedEntity[] {
  const byUrn = Map.groupBy(entries, ({ urn }) => urn);
  return [...byUrn].flatMap(([urn, own]) => {
    const type = own[0]?.entityType ?? '';
    const keys = own.filter(({ aspect }) => isKeyAspect(aspect, type));
    const aspects = foldAspects(own.filter((entry) => !keys.includes(entry)));
    const fate = fateOf(keys, aspects);
    if (keys.length === 0 && aspects.length === 0) return [];
    return [{ urn, type, name: describeUrn(urn).name, fate, aspects }];
  });
}

function foldAspects(entries: readonly ChangeEntry[]): ChangedAspect[] {
  // Values of a time series coexist: one does not replace the one before.
  const byAspect = Map.groupBy(entries, ({ aspect, value }) => `${aspect} ${value?.timestampMillis ?? ''}`);
  return [...byAspect.values()].flatMap((own) => {
    const [first, last] = [own[0], own.at(-1)];
    const [before, after] = [first?.previousValue, last?.value];
    if (!last || isSame(before, after)) return [];
    return [{ name: last.aspect, ...(before && { before }), ...(after && { after }) }];
  });
}

const isSame = (before: AspectValue | undefined, after: AspectValue | undefined): boolean =>
  JSON.stringify(before) === JSON.stringify(after);

function fateOf(keys: readonly ChangeEntry[], aspects: readonly ChangedAspect[]): Fate {
  const key = keys.at(-1);
  if (key?.changeType === 'DELETE') return 'deleted';
  const status = aspects.find(({ name }) => name === 'status');
  if (status?.after?.removed === true) return 'hidden';
  return key && key.previousValue === undefined ? 'created' : 'changed';
}
