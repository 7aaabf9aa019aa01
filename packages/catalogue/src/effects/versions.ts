import { isUrn, type JsonObject, parseUrn } from '@colophon/schema';
import type { LatestAspect } from '../ports/aspects.ts';
import { type AuditStamp, systemActor } from '../proposal.ts';
import type { AppliedWrite, AspectWrite, Effect, ReadContext, ReadKey } from './effect.ts';
import { reject } from './reject.ts';
import { sortTerm, tagTerm, versionTagOf } from './terms.ts';

const memberAspect = 'versionProperties';
const setAspect = 'versionSetProperties';
const defaultScheme = 'LEXICOGRAPHIC_STRING';

/** A version of an asset creates its version set, or becomes its latest version when it sorts last. */
export const versionPropertiesEffect: Effect = {
  aspects: [memberAspect],

  async readSet({ urn, value, patch }, context) {
    const { state } = context;
    const present = state.latest({ urn, aspect: memberAspect })?.value;
    const keys: ReadKey[] = [];
    for (const set of setsIn([patch ? patch.operations : value, present])) {
      keys.push({ urn: set, aspect: setAspect, isChanged: true }, ...(await membersToRead(set, context)));
      const latest = state.latest({ urn: set, aspect: setAspect })?.value.latest;
      if (typeof latest === 'string') keys.push({ urn: latest, aspect: memberAspect, isChanged: true });
    }
    return keys;
  },

  check(value, write) {
    const { state, checked, present } = write;
    const set = String(value.versionSet);
    const [, entityType] = parseUrn(set).parts;
    if (entityType !== checked.entity.name)
      reject(memberAspect, '/versionSet', `a version set of ${checked.entity.name}`, set);
    const scheme = value.versioningScheme ?? defaultScheme;
    const inSet = state.latest({ urn: set, aspect: setAspect })?.value;
    if (inSet && inSet.versioningScheme !== scheme)
      reject(memberAspect, '/versioningScheme', `${inSet.versioningScheme}, as of ${set}`, String(scheme));
    if (scheme === 'ALPHANUMERIC_GENERATED_BY_DATAHUB' && !/^[A-Z]{8}$/.test(String(value.sortId)))
      reject(memberAspect, '/sortId', 'eight upper-case letters', String(value.sortId));
    const isLatest = becomesLatest(value, write);
    // What was read may be sent back, even if the same batch makes another version the latest.
    if (
      value.isLatest !== undefined &&
      ![isLatest, present?.value.isLatest].includes(value.isLatest === true)
    )
      reject(
        memberAspect,
        '/isLatest',
        `no value, since it is derived: here ${isLatest}`,
        String(value.isLatest),
      );
  },

  checkAtEnd(value, { state, checked }) {
    const others = (term: string) =>
      state.rowsWith(memberAspect, term).find((other) => other.urn !== checked.urn);
    const sortedSame = others(sortTerm(value));
    if (sortedSame) {
      const expected = `an id that no other version has, ${sortedSame.urn} among them`;
      reject(memberAspect, '/sortId', expected, String(value.sortId));
    }
    const taggedSame = others(tagTerm(value));
    if (taggedSame) {
      const expected = `a tag that no other version has, ${taggedSame.urn} among them`;
      reject(memberAspect, '/version/versionTag', expected, versionTagOf(value));
    }
  },

  derive(value, write) {
    const { isLatest: _, ...given } = value;
    if (becomesLatest(value, write)) return { ...given, isLatest: true };
    return write.present?.value.isLatest === undefined ? given : { ...given, isLatest: false };
  },

  applied(value, write) {
    const { state, checked, present, rollback, put } = write;
    const set = String(value.versionSet);
    const before = present?.value;
    if (before && before.versionSet !== set) settleAtEnd(String(before.versionSet), write);
    if (value.isLatest !== true) return;
    const inSet = state.latest({ urn: set, aspect: setAspect })?.value;
    if (inSet?.latest === checked.urn) {
      // A rollback that lowers the latest version may leave another one last.
      if (rollback && before?.sortId !== value.sortId) settleAtEnd(set, write, { isOpen: true });
      return;
    }
    const old = typeof inSet?.latest === 'string' ? inSet.latest : undefined;
    const properties = {
      ...inSet,
      latest: checked.urn,
      versioningScheme: value.versioningScheme ?? defaultScheme,
    };
    put(set, setAspect, properties, { isOfRun: false });
    const replaced = old && state.latest({ urn: old, aspect: memberAspect })?.value;
    if (old && replaced && replaced.versionSet === set)
      put(old, memberAspect, { ...replaced, isLatest: false });
  },

  deleted(value, write) {
    settleAtEnd(String(value.versionSet), write);
  },
};

/** The first version of a set is its latest, and after it each that sorts behind the latest; a latest one stays so. */
function becomesLatest(value: JsonObject, { state, checked }: AspectWrite): boolean {
  const set = String(value.versionSet);
  const present = state.latest({ urn: set, aspect: setAspect })?.value;
  if (typeof present?.latest !== 'string' || present.latest === checked.urn) return true;
  const latest = state.latest({ urn: present.latest, aspect: memberAspect })?.value;
  return latest === undefined || String(value.sortId) > String(latest.sortId);
}

/** The version that was made the latest at some time. */
interface Choice {
  readonly latest: unknown;
  readonly created: AuditStamp;
}

/**
 * Brings a version set and its versions in step when the batch is applied, after a version has left or was taken back.
 * Without versions, the set goes, unless somebody has described it.
 *
 * @param restored The choice that a rollback has put back.
 */
function settleAtEnd(
  set: string,
  write: AppliedWrite,
  { isOpen = false, restored }: { readonly isOpen?: boolean; readonly restored?: Choice } = {},
): void {
  write.atEnd(`versions\n${set}\n${isOpen}\n${restored?.latest}`, async ({ read, transaction }) => {
    const { state, put, remove } = write;
    const key = { urn: set, aspect: setAspect };
    const inSet = state.latest(key)?.value;
    const members = state.rowsWith(memberAspect, set);
    if (members.length === 0) {
      if (inSet && Object.keys(inSet).every((field) => derivedFields.includes(field)))
        remove(set, 'versionSetKey');
      return;
    }
    const isMember = (urn: unknown) => members.some((member) => member.urn === urn);
    let latest = members.find(({ urn }) => urn === inSet?.latest);
    if (isOpen) latest = lastOf(members);
    else if (restored && latest) latest = latestSince(restored, members);
    else if (!latest) {
      const older = await transaction.olderVersions(key);
      const before = older.find(({ value }) => isMember(value.latest));
      const choice = before && { latest: before.value.latest, created: before.created };
      latest = choice ? latestSince(choice, members) : lastOf(members);
    }
    const urn = latest?.urn;
    const changed = members.filter((member) => (member.value.isLatest === true) !== (member.urn === urn));
    await read(changed.map((member) => ({ urn: member.urn, aspect: memberAspect })));
    if (urn !== undefined && inSet?.latest !== urn) {
      const versioningScheme = inSet?.versioningScheme ?? latest?.value.versioningScheme ?? defaultScheme;
      put(set, setAspect, { ...inSet, latest: urn, versioningScheme }, { isOfRun: false });
    }
    for (const member of changed)
      put(member.urn, memberAspect, { ...member.value, isLatest: member.urn === urn });
  });
}

/** What the catalogue itself writes of a version set. */
const derivedFields: readonly string[] = ['latest', 'versioningScheme'];

/** The version that was chosen, or the last of those that were added since and sort behind it. */
function latestSince(
  { latest, created }: Choice,
  members: readonly LatestAspect[],
): LatestAspect | undefined {
  const chosen = members.find(({ urn }) => urn === latest);
  // Somebody who writes versions and a choice at the same time means the choice.
  const since = created.actor === systemActor ? created.time : created.time + 1;
  const added = members.filter(
    ({ systemMetadata: { aspectCreated }, value }) =>
      (aspectCreated?.time ?? 0) >= since && String(value.sortId) > String(chosen?.value.sortId),
  );
  return lastOf(added) ?? chosen;
}

function lastOf(members: readonly LatestAspect[]): LatestAspect | undefined {
  let last = members[0];
  for (const member of members) if (String(member.value.sortId) > String(last?.value.sortId)) last = member;
  return last;
}

/** Every version of a set, for its first proposal. */
async function membersToRead(set: string, { transaction, isFirst }: ReadContext): Promise<ReadKey[]> {
  if (!isFirst(`members\n${set}`)) return [];
  const edges = await transaction.edges(set, 'incoming');
  return edges.flatMap(({ source, type }) =>
    type === 'VersionOf' ? [{ urn: source, aspect: memberAspect }] : [],
  );
}

/** The latest version of a set may be chosen: the member gets `isLatest`, and the one before loses it. */
export const versionSetEffect: Effect = {
  aspects: [setAspect],

  async readSet({ urn, value, patch }, context) {
    const present = context.state.latest({ urn, aspect: setAspect })?.value;
    const given = patch ? urnsIn(patch.operations) : [value.latest];
    const named = [...given, present?.latest].flatMap((member): ReadKey[] =>
      typeof member === 'string' && isUrn(member)
        ? [{ urn: member, aspect: memberAspect, isChanged: true }]
        : [],
    );
    return [...named, ...(await membersToRead(urn, context))];
  },

  check(value, { present }) {
    if (present && present.value.versioningScheme !== value.versioningScheme) {
      const before = String(present.value.versioningScheme);
      reject(
        setAspect,
        '/versioningScheme',
        `${before}, since it cannot change`,
        String(value.versioningScheme),
      );
    }
  },

  checkAtEnd(value, { state, checked, present }) {
    const latest = String(value.latest);
    const member = state.latest({ urn: latest, aspect: memberAspect })?.value;
    // The first write may come before those of its versions, and may be repeated.
    if (present && present.value.latest !== latest && member?.versionSet !== checked.urn)
      reject(
        setAspect,
        '/latest',
        `a version of ${checked.urn}`,
        `${latest}, whose versionProperties do not say so`,
      );
  },

  applied(value, write) {
    const { state, checked, present, rollback, put } = write;
    if (rollback) {
      const { restored } = rollback;
      settleAtEnd(
        checked.urn,
        write,
        restored && { restored: { latest: value.latest, created: restored.created } },
      );
      return;
    }
    const latest = String(value.latest);
    const member = state.latest({ urn: latest, aspect: memberAspect })?.value;
    if (member?.versionSet === checked.urn) put(latest, memberAspect, { ...member, isLatest: true });
    const before = present?.value.latest;
    if (typeof before !== 'string' || before === latest) return;
    const old = state.latest({ urn: before, aspect: memberAspect })?.value;
    if (old?.versionSet === checked.urn) put(before, memberAspect, { ...old, isLatest: false });
  },

  deleted(_, write) {
    // Versions that others than the run have added are versions of the set still.
    if (write.rollback) settleAtEnd(write.checked.urn, write, { isOpen: true });
  },
};

const setsIn = (root: unknown): string[] => urnsIn(root).filter((urn) => isUrn(urn, 'versionSet'));

function urnsIn(root: unknown): string[] {
  if (typeof root === 'string') return isUrn(root) ? [root] : [];
  return typeof root === 'object' && root !== null ? Object.values(root).flatMap(urnsIn) : [];
}
