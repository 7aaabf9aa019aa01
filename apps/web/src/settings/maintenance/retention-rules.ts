/** How much of an aspect's history is kept; what is absent sets no limit. */
export interface Limits {
  readonly maxVersions?: number;
  readonly maxAgeInSeconds?: number;
}

/** What a rule is for: an entity type and an aspect, each `*` for all. */
export interface Scope {
  readonly entityType: string;
  readonly aspect: string;
}

export interface Rule extends Scope {
  readonly urn: string;
  readonly limits: Limits;
  /** False for one that Colophon comes with, and that nobody has replaced. */
  readonly isStored: boolean;
}

/** A rule as `/openapi/v3/entity/dataHubRetention` has it. */
export interface WireRule {
  readonly urn: string;
  readonly dataHubRetentionConfig?: { readonly value: RetentionConfig };
}

interface RetentionConfig {
  readonly retention: {
    readonly version?: { readonly maxVersions: number } | undefined;
    readonly time?: { readonly maxAgeInSeconds: number } | undefined;
  };
}

export const all = '*';

export const urnOf = ({ entityType, aspect }: Scope): string =>
  `urn:li:dataHubRetention:(${entityType},${aspect})`;

export const isSameScope = (one: Scope, other: Scope): boolean => urnOf(one) === urnOf(other);

const scopeOf = (urn: string): Scope => {
  const [entityType = '', aspect = ''] = /\((.*)\)$/.exec(urn)?.[1]?.split(',') ?? [];
  return { entityType: entityType || all, aspect: aspect || all };
};

/** The limits of an aspect `dataHubRetentionConfig`. */
export function limitsOf({ retention: { version, time } }: RetentionConfig): Limits {
  return {
    ...(version && { maxVersions: version.maxVersions }),
    ...(time && { maxAgeInSeconds: time.maxAgeInSeconds }),
  };
}

/** The aspect `dataHubRetentionConfig` with these limits. */
export const configOf = ({ maxVersions, maxAgeInSeconds }: Limits): RetentionConfig => ({
  retention: {
    ...(maxVersions !== undefined && { version: { maxVersions } }),
    ...(maxAgeInSeconds !== undefined && { time: { maxAgeInSeconds } }),
  },
});

const shippedRule = (entityType: string, aspect: string, maxVersions: number): Rule => {
  const scope = { entityType, aspect };
  return { ...scope, urn: urnOf(scope), limits: { maxVersions }, isStored: false };
};

/** What the server holds to where nothing else is stored. A test compares it with the server's own. */
export const shippedRules: readonly Rule[] = [
  shippedRule('dataHubExecutionRequest', 'dataHubExecutionRequestResult', 1),
  shippedRule(all, all, 20),
];

/** The rules in force, the stored ones and those that come with Colophon; the first that matches an aspect applies to it. */
export const rulesOf = (stored: readonly WireRule[]): readonly Rule[] =>
  inForce(
    stored.flatMap(({ urn, dataHubRetentionConfig: config }): Rule[] =>
      config ? [{ ...scopeOf(urn), urn, limits: limitsOf(config.value), isStored: true }] : [],
    ),
  );

function inForce(own: readonly Rule[]): readonly Rule[] {
  const shipped = shippedRules.filter((rule) => !own.some((other) => isSameScope(rule, other)));
  return [...own, ...shipped].sort((a, b) => rankOf(a) - rankOf(b) || urnOf(a).localeCompare(urnOf(b), 'en'));
}

const rankOf = ({ entityType, aspect }: Scope): number =>
  (aspect === all ? 2 : 0) + (entityType === all ? 1 : 0);

const matches = (rule: Scope, scope: Scope): boolean =>
  (rule.entityType === all || rule.entityType === scope.entityType) &&
  (rule.aspect === all || rule.aspect === scope.aspect);

const overlaps = (rule: Scope, scope: Scope): boolean =>
  (rule.entityType === scope.entityType || rule.entityType === all || scope.entityType === all) &&
  (rule.aspect === scope.aspect || rule.aspect === all || scope.aspect === all);

/** The rules that hold for a scope as long as it has none of its own: the last of them for all of it, others for parts. */
export function fallbacksOf(rules: readonly Rule[], scope: Scope): readonly Rule[] {
  const later = rules.filter((rule) => rankOf(rule) > rankOf(scope) && overlaps(rule, scope));
  const whole = later.findIndex((rule) => matches(rule, scope));
  return later.slice(0, whole + 1);
}

/** The rules that hold for what a stored rule is for, after it is removed. */
export function fallbacksWithout(rule: Rule, rules: readonly Rule[]): readonly Rule[] {
  const left = inForce(rules.filter((other) => other.isStored && other.urn !== rule.urn));
  const shipped = left.find((other) => isSameScope(other, rule));
  return shipped ? [shipped] : fallbacksOf(left, rule);
}

/** Rules that go before the one of a scope, for a part of what it is for. */
export const exceptionsTo = (rules: readonly Rule[], scope: Scope): readonly Rule[] =>
  rules.filter((rule) => rankOf(rule) < rankOf(scope) && overlaps(rule, scope));

/** True where limits keep less than others: something is deleted that those would keep. */
export const isStricter = (limits: Limits, than: Limits): boolean =>
  (limits.maxVersions ?? Number.POSITIVE_INFINITY) < (than.maxVersions ?? Number.POSITIVE_INFINITY) ||
  (limits.maxAgeInSeconds ?? Number.POSITIVE_INFINITY) < (than.maxAgeInSeconds ?? Number.POSITIVE_INFINITY);

/** Units of an age, the longest first. */
export const units = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;
export type Unit = keyof typeof units;

/** An age in the longest unit in which it is a whole number. */
export function ageOf(seconds: number): { readonly count: number; readonly unit: Unit } {
  const [unit] = (Object.entries(units) as [Unit, number][]).find(([, size]) => seconds % size === 0) ?? [
    'seconds' as const,
  ];
  return { count: seconds / units[unit], unit };
}

/** What is typed into the form of a rule. */
export interface Draft {
  readonly versions: string;
  readonly age: string;
  readonly unit: Unit;
}

export function draftOf({ maxVersions, maxAgeInSeconds }: Limits): Draft {
  const age = maxAgeInSeconds === undefined ? undefined : ageOf(maxAgeInSeconds);
  return {
    versions: maxVersions === undefined ? '' : String(maxVersions),
    age: age === undefined ? '' : String(age.count),
    unit: age?.unit ?? 'days',
  };
}

/** The limits that were typed; what is no number is left to the server, which says so. */
export const typedLimits = ({ versions, age, unit }: Draft): Limits => ({
  ...(versions.trim() !== '' && { maxVersions: Number(versions) }),
  ...(age.trim() !== '' && { maxAgeInSeconds: Number(age) * units[unit] }),
});

/** What a request to apply the rules has done; undefined for an answer that does not say it. */
export function appliedIn(
  answer: unknown,
): { readonly aspects: number; readonly applied: number } | undefined {
  const { value } = (answer ?? {}) as { readonly value?: unknown };
  const [, aspects, applied] = /^Processed (\d+) aspects?; .* of (\d+)\.$/.exec(String(value)) ?? [];
  return aspects === undefined ? undefined : { aspects: Number(aspects), applied: Number(applied) };
}
