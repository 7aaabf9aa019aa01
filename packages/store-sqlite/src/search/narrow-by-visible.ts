import { entityTypeField } from '@colophon/catalogue/for-stores';
import { type Ids, rising } from './ids.ts';
import { type NarrowContext, narrowByFilter } from './narrow.ts';
import type { Visible } from './visible-sets.ts';

/** Those of the entities that are visible. */
export async function narrowByVisible(context: NarrowContext, ids: Ids, visible: Visible): Promise<Ids> {
  if (ids.length === 0) return ids;
  const { columns, textFields } = context;
  const fields = new Set(visible.flatMap((clause) => clause.flatMap((criterion) => criterion.fields)));
  // Texts are compared in documents, which costs too much to do for all.
  if (!fields.isDisjointFrom(textFields)) return narrowByFilter(context, ids, visible);
  for (const field of fields) if (field !== 'urn') columns.column(field);
  const known = columns.visibleSets.of(visible);
  const place = columns.changedIds.end;
  const changed = known.set && columns.changedIds.since(known.set.place);
  if (known.set && changed) {
    const among = rising([changed]);
    const fitting = await narrowByFilter(context, among, visible);
    // Nothing comes in between from here on: another search may mend the same set.
    known.set = { bits: mended(known.set.bits, among, fitting), place };
  } else {
    known.compared += ids.length;
    if (known.compared < columns.entityCount) return narrowByFilter(context, ids, visible);
    const every = columns.column(entityTypeField).ids();
    const fitting = await narrowByFilter(context, every, visible);
    known.set = { bits: mended(new Uint32Array(0), every, fitting), place };
  }
  return within(ids, known.set.bits);
}

/** The bits after some entities were looked at, of which these fit. */
function mended(bits: Uint32Array, among: Ids, fitting: Ids): Uint32Array {
  const words = ((among.at(-1) ?? 0) >>> 5) + 1;
  let own = bits;
  if (words > bits.length) {
    own = new Uint32Array(Math.max(words, Math.ceil(bits.length * 1.2)));
    own.set(bits);
  }
  for (const id of among) own[id >>> 5] = (own[id >>> 5] ?? 0) & ~(1 << (id & 31));
  for (const id of fitting) own[id >>> 5] = (own[id >>> 5] ?? 0) | (1 << (id & 31));
  return own;
}

function within(ids: Ids, bits: Uint32Array): Ids {
  const found = new Uint32Array(ids.length);
  let length = 0;
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] ?? 0;
    if (((bits[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0) found[length++] = id;
  }
  return found.subarray(0, length);
}
