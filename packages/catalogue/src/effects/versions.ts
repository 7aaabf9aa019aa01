import { isUrn, type JsonObject, parseUrn } from '@colophon/schema';
import type { AspectWrite, Effect, ReadKey } from './effect.ts';
import { reject } from './reject.ts';
import { sortTerm, tagTerm, versionTagOf } from './terms.ts';

const memberAspect = 'versionProperties';
const setAspect = 'versionSetProperties';
const defaultScheme = 'LEXICOGRAPHIC_STRING';

/** A version of an asset creates its version set, or becomes its latest version when it sorts last. */
export const versionPropertiesEffect: Effect = {
  aspects: [memberAspect],

  async readSet({ urn, value, patch }, { state, store, isFirst }) {
    const present = state.latest({ urn, aspect: memberAspect })?.value;
    const sets = setsIn([patch ? patch.operations : value, present]);
    const keys: ReadKey[] = [];
    for (const set of sets) {
      keys.push({ urn: set, aspect: setAspect, isChanged: true });
      if (isFirst(`members\n${set}`))
        for (const { source, type } of await store.edges(set, 'incoming'))
          if (type === 'VersionOf') keys.push({ urn: source, aspect: memberAspect });
      const latest = state.latest({ urn: set, aspect: setAspect })?.value.latest;
      if (typeof latest === 'string') keys.push({ urn: latest, aspect: memberAspect, isChanged: true });
    }
    return keys;
  },

  check(value, write) {
    const { state, checked } = write;
    const set = String(value.versionSet);
    const [, entityType] = parseUrn(set).parts;
    if (entityType !== checked.entity.name)
      reject(memberAspect, '/versionSet', `a version set of ${checked.entity.name}`, set);
    const scheme = value.versioningScheme ?? defaultScheme;
    const present = state.latest({ urn: set, aspect: setAspect })?.value;
    if (present && present.versioningScheme !== scheme)
      reject(memberAspect, '/versioningScheme', `${present.versioningScheme}, as of ${set}`, String(scheme));
    if (scheme === 'ALPHANUMERIC_GENERATED_BY_DATAHUB' && !/^[A-Z]{8}$/.test(String(value.sortId)))
      reject(memberAspect, '/sortId', 'eight upper-case letters', String(value.sortId));
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
    const isLatest = becomesLatest(value, write);
    if (value.isLatest !== undefined && value.isLatest !== isLatest)
      reject(
        memberAspect,
        '/isLatest',
        `no value, since it is derived: here ${isLatest}`,
        String(value.isLatest),
      );
  },

  derive(value, write) {
    const { isLatest: _, ...given } = value;
    if (becomesLatest(value, write)) return { ...given, isLatest: true };
    return write.present?.value.isLatest === undefined ? given : { ...given, isLatest: false };
  },

  applied(value, { state, checked, put }) {
    if (value.isLatest !== true) return;
    const set = String(value.versionSet);
    const present = state.latest({ urn: set, aspect: setAspect })?.value;
    if (present?.latest === checked.urn) return;
    const before = typeof present?.latest === 'string' ? present.latest : undefined;
    put(set, setAspect, {
      ...present,
      latest: checked.urn,
      versioningScheme: value.versioningScheme ?? defaultScheme,
    });
    const old = before && state.latest({ urn: before, aspect: memberAspect })?.value;
    if (before && old && old.versionSet === set) put(before, memberAspect, { ...old, isLatest: false });
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

/** The latest version of a set may be chosen: the member gets `isLatest`, and the one before loses it. */
export const versionSetEffect: Effect = {
  aspects: [setAspect],

  readSet({ urn, value, patch }, { state }) {
    const present = state.latest({ urn, aspect: setAspect })?.value;
    const given = patch ? urnsIn(patch.operations) : [value.latest];
    return [...given, present?.latest].flatMap((member): ReadKey[] =>
      typeof member === 'string' && isUrn(member)
        ? [{ urn: member, aspect: memberAspect, isChanged: true }]
        : [],
    );
  },

  check(value, { state, checked, present }) {
    if (present && present.value.versioningScheme !== value.versioningScheme) {
      const before = String(present.value.versioningScheme);
      reject(
        setAspect,
        '/versioningScheme',
        `${before}, since it cannot change`,
        String(value.versioningScheme),
      );
    }
    const latest = String(value.latest);
    const member = state.latest({ urn: latest, aspect: memberAspect })?.value;
    // The first write may come before those of its versions.
    if (present && member?.versionSet !== checked.urn)
      reject(
        setAspect,
        '/latest',
        `a version of ${checked.urn}`,
        `${latest}, whose versionProperties do not say so`,
      );
  },

  applied(value, { state, checked, present, put }) {
    const latest = String(value.latest);
    const member = state.latest({ urn: latest, aspect: memberAspect })?.value;
    if (member?.versionSet === checked.urn) put(latest, memberAspect, { ...member, isLatest: true });
    const before = present?.value.latest;
    if (typeof before !== 'string' || before === latest) return;
    const old = state.latest({ urn: before, aspect: memberAspect })?.value;
    if (old?.versionSet === checked.urn) put(before, memberAspect, { ...old, isLatest: false });
  },
};

const setsIn = (root: unknown): string[] => urnsIn(root).filter((urn) => isUrn(urn, 'versionSet'));

function urnsIn(root: unknown): string[] {
  if (typeof root === 'string') return isUrn(root) ? [root] : [];
  return typeof root === 'object' && root !== null ? Object.values(root).flatMap(urnsIn) : [];
}
