import type { Json, JsonObject } from '@colophon/schema';
import { equalJson } from '../equal-json.ts';
import { CatalogueError } from '../errors.ts';
import type { Effect } from './effect.ts';
import { isObject, objectsAt, stringsAt } from './json-values.ts';

/**
 * `domains` and `domainAssociations` list the same domains, the second with attribution. A writer may give either; the
 * other follows.
 */
export const domainsEffect: Effect = {
  aspects: ['domains'],

  check(value, { present }) {
    const { domains, associations, areDomainsNew } = compared(value, present?.value);
    if (associations && areDomainsNew) checkSame(domains, associations);
  },

  derive(value, { present, rollback }) {
    // A restored version has nothing from the one that it replaces.
    const before = rollback ? undefined : present?.value;
    const { domains, associations } = compared(value, before);
    const ordered = propagatedLast(
      associations ?? associate(domains, objectsAt(before ?? {}, 'domainAssociations')),
    );
    return {
      ...value,
      domains: unique(ordered.map(({ domain }) => String(domain))),
      domainAssociations: ordered,
    };
  },
};

/** The domains of a value, and its associations if these are new. */
function compared(value: JsonObject, before: JsonObject = {}) {
  const domains = unique(stringsAt(value, 'domains'));
  const given = objectsAt(value, 'domainAssociations');
  const isNew =
    value.domainAssociations !== undefined && !equalJson(given, objectsAt(before, 'domainAssociations'));
  return {
    domains,
    associations: isNew ? given : undefined,
    areDomainsNew: !equalJson(domains, stringsAt(before, 'domains')),
  };
}

/** An association for each domain: those that exist, with their attribution, else a bare one. */
function associate(domains: readonly string[], known: readonly JsonObject[]): JsonObject[] {
  return domains.flatMap((domain) => {
    const same = known.filter((association) => association.domain === domain);
    const distinct = same.filter((item, i) => same.findIndex((other) => equalJson(other, item)) === i);
    return distinct.length > 0 ? distinct : [{ domain }];
  });
}

function checkSame(domains: readonly string[], associations: readonly JsonObject[]): void {
  const associated = unique(associations.map(({ domain }) => String(domain)));
  if (equalJson([...domains].sort(), [...associated].sort())) return;
  throw new CatalogueError(
    'INVALID_ASPECT',
    // The beginning is DataHub's, by which clients recognise it.
    `Cannot update both 'domains' and 'domainAssociations' to different domains: /domains has ${list(domains)}, ` +
      `/domainAssociations has ${list(associated)}. Send one of the two, or the same domains in both`,
  );
}

/** An asset's own domains come before propagated ones. */
const propagatedLast = (associations: readonly JsonObject[]): JsonObject[] => [
  ...associations.filter((association) => !isPropagated(association)),
  ...associations.filter(isPropagated),
];

function isPropagated({ attribution }: JsonObject): boolean {
  const detail: Json | undefined = isObject(attribution) ? attribution.sourceDetail : undefined;
  return isObject(detail) && detail.propagated === 'true';
}

const unique = (urns: readonly string[]): string[] => [...new Set(urns)];
const list = (urns: readonly string[]): string => urns.join(', ') || 'none';
