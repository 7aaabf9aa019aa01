import { isUrn, type JsonObject } from '@colophon/schema';
import type { TransactionReads } from '../ports/aspect-store.ts';
import type { AspectKey } from '../ports/aspects.ts';
import type { Expiry } from '../ports/change-set.ts';

/** How much of an aspect's history is kept; what is absent sets no limit. */
export interface Retention {
  /** Versions, counted from the newest, which is version 0. */
  readonly maxVersions?: number;
  readonly maxAgeInSeconds?: number;
}

/** The retention of an aspect of an entity type. */
export type RetentionRules = (entityType: string, aspect: string) => Retention;

/** Versions of an aspect, the latest among them, that are kept where no rule says otherwise. */
export const defaultMaxVersions = 20;

/** What holds where no rule is stored, by entity type and aspect. */
export const shippedRetention: Readonly<Record<string, Retention>> = {
  '*\n*': { maxVersions: defaultMaxVersions },
  'dataHubExecutionRequest\ndataHubExecutionRequestResult': { maxVersions: 1 },
};

/** The aspect by which operators set a rule: of the entity `dataHubRetention`, whose key names what the rule is for. */
export const retentionAspect = 'dataHubRetentionConfig';

/** True for an entity that holds a rule. */
export const isRule = (urn: string): boolean => isUrn(urn, 'dataHubRetention');

const pageSize = 1000;

/** Reads the rules that are in force: the stored ones, and below them those that Colophon comes with. */
export async function readRetentionRules(
  transaction: TransactionReads,
  keyOf: (urn: string) => JsonObject,
): Promise<RetentionRules> {
  const rules = new Map(Object.entries(shippedRetention));
  let after: AspectKey | undefined;
  do {
    const keys = await transaction.aspectKeys({
      // By the index of URNs: the aspect alone would be looked for in every entity.
      urnPattern: [{ text: 'urn:li:dataHubRetention:' }, 'any'],
      aspect: retentionAspect,
      limit: pageSize,
      ...(after && { after }),
    });
    for (const { urn, value } of await transaction.latest(keys)) {
      const { entityName, aspectName } = keyOf(urn);
      rules.set(`${entityName || '*'}\n${aspectName || '*'}`, toRetention(value));
    }
    after = keys.length < pageSize ? undefined : keys.at(-1);
  } while (after);
  return (entityType, aspect) =>
    rules.get(`${entityType}\n${aspect}`) ??
    rules.get(`*\n${aspect}`) ??
    rules.get(`${entityType}\n*`) ??
    rules.get('*\n*') ??
    {};
}

function toRetention({ retention }: JsonObject): Retention {
  const maxVersions = numberAt(retention, 'version', 'maxVersions');
  const maxAgeInSeconds = numberAt(retention, 'time', 'maxAgeInSeconds');
  return {
    ...(maxVersions !== undefined && { maxVersions }),
    ...(maxAgeInSeconds !== undefined && { maxAgeInSeconds }),
  };
}

function numberAt(root: JsonObject[string] | undefined, ...path: string[]): number | undefined {
  let value = root;
  for (const name of path)
    value = typeof value === 'object' && value !== null && !Array.isArray(value) ? value[name] : undefined;
  return typeof value === 'number' ? value : undefined;
}

/** The older versions that go, when the history has assigned numbers up to `lastVersion`; none may be. */
export function expiryOf(
  { maxVersions, maxAgeInSeconds }: Retention,
  { urn, aspect, lastVersion }: AspectKey & { readonly lastVersion: number },
  now: number,
): Expiry | undefined {
  const upTo = maxVersions === undefined ? 0 : lastVersion - (maxVersions - 1);
  if (upTo < 1 && maxAgeInSeconds === undefined) return undefined;
  return {
    urn,
    aspect,
    ...(upTo >= 1 && { upTo }),
    ...(maxAgeInSeconds !== undefined && { createdBefore: now - maxAgeInSeconds * 1000 }),
  };
}
