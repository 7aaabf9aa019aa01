import { isUrn, type Json, type JsonObject, parseUrn, type Registry } from '@colophon/schema';
import type { AppliedWrite, Effect, ReadContext, ReadKey } from './effect.ts';
import { isObject, objectsAt, stringsAt } from './json-values.ts';

const incidentAspect = 'incidentInfo';
const summaryAspect = 'incidentsSummary';
/** Incidents of each kind that a summary lists, the latest. */
const maxListed = 100;

/** Assets list the incidents on them, open and resolved. */
export const incidentEffect: Effect = {
  aspects: [incidentAspect],

  readSet({ urn, value, patch }, { state, registry }) {
    const before = state.latest({ urn, aspect: incidentAspect })?.value;
    const given = patch ? urnsIn(patch.operations) : assetsOf(value);
    return summariesOf(registry, [...given, ...(before ? assetsOf(before) : [])]);
  },

  applied(value, write) {
    const assets = new Set(assetsOf(value));
    const { present } = write;
    for (const asset of present ? assetsOf(present.value) : [])
      if (!assets.has(asset)) summarise(asset, undefined, write);
    for (const asset of assets) summarise(asset, value, write);
  },

  deleted(value, write) {
    for (const asset of assetsOf(value)) summarise(asset, undefined, write);
  },
};

const assetsOf = (incident: JsonObject): string[] => stringsAt(incident, 'entities');

const hasSummary = (registry: Registry, urn: string): boolean =>
  registry.aspectOf(parseUrn(urn).entityType, summaryAspect) !== undefined;

const summariesOf = (registry: ReadContext['registry'], assets: readonly string[]): ReadKey[] =>
  assets
    .filter((urn) => hasSummary(registry, urn))
    .map((urn) => ({ urn, aspect: summaryAspect, isChanged: true }));

/** Lists the incident in the summary of an asset as it is now, or nowhere. */
function summarise(asset: string, incident: JsonObject | undefined, write: AppliedWrite): void {
  const { registry, state, checked, put } = write;
  if (!hasSummary(registry, asset)) return;
  const before = state.latest({ urn: asset, aspect: summaryAspect })?.value;
  if (!before && !incident) return;
  const lists = Object.fromEntries(
    ['activeIncidentDetails', 'resolvedIncidentDetails'].map((list) => [
      list,
      objectsAt(before ?? {}, list).filter(({ urn }) => urn !== checked.urn),
    ]),
  );
  // Deprecated lists, which are not added to.
  for (const list of ['activeIncidents', 'resolvedIncidents'])
    lists[list] = stringsAt(before ?? {}, list).filter((urn) => urn !== checked.urn) as never[];
  if (incident) {
    const list = isResolved(incident) ? 'resolvedIncidentDetails' : 'activeIncidentDetails';
    const listed = [...(lists[list] ?? []), detailsOf(checked.urn, incident)];
    lists[list] = listed.sort((a, b) => Number(a.createdAt) - Number(b.createdAt)).slice(-maxListed);
  }
  put(asset, summaryAspect, { ...before, ...lists });
}

const isResolved = ({ status }: JsonObject): boolean => isObject(status) && status.state === 'RESOLVED';

function detailsOf(urn: string, incident: JsonObject): JsonObject {
  const { type, customType, priority, created, status } = incident;
  return {
    urn,
    type: type === 'CUSTOM' && customType !== undefined ? customType : (type ?? ''),
    createdAt: timeOf(created) ?? 0,
    ...(isResolved(incident) && {
      resolvedAt: timeOf(isObject(status) ? status.lastUpdated : undefined) ?? 0,
    }),
    ...(priority !== undefined && { priority }),
  };
}

const timeOf = (stamp: Json | undefined): Json | undefined => (isObject(stamp) ? stamp.time : undefined);

function urnsIn(root: unknown): string[] {
  if (typeof root === 'string') return isUrn(root) ? [root] : [];
  return typeof root === 'object' && root !== null ? Object.values(root).flatMap(urnsIn) : [];
}
