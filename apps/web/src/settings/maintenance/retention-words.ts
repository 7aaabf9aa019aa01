import { retentionTexts as texts } from '../../texts/retention.ts';
import {
  ageOf,
  exceptionsTo,
  fallbacksOf,
  isStricter,
  type Limits,
  type Rule,
  type Scope,
} from './retention-rules.ts';

/** What a rule is for, within a sentence. */
export const scopeText = ({ entityType, aspect }: Scope): string => texts.scope(entityType, aspect);

/** An age such as `90 days`; undefined for none. */
export function ageText(seconds: number | undefined): string | undefined {
  if (seconds === undefined) return undefined;
  const { count, unit } = ageOf(seconds);
  return texts.duration(count, unit);
}

const limitsText = ({ maxVersions, maxAgeInSeconds }: Limits): string =>
  texts.limits(maxVersions, ageText(maxAgeInSeconds));

/** A rule with its limits: `all aspects of tag (3 versions)`. */
export const ruleText = (rule: Rule): string => `${scopeText(rule)} (${limitsText(rule.limits)})`;

/** True for limits that a server would take: each a whole number of at least one, and at least one of them. */
export const isComplete = ({ maxVersions, maxAgeInSeconds }: Limits): boolean =>
  [maxVersions, maxAgeInSeconds].some((limit) => limit !== undefined) &&
  [maxVersions, maxAgeInSeconds].every(
    (limit) => limit === undefined || (Number.isInteger(limit) && limit >= 1),
  );

/** What a rule will delete, compared with what holds now, as sentences. */
export function effectOf(
  rules: readonly Rule[],
  scope: Scope,
  limits: Limits,
  present?: Rule,
): readonly string[] {
  if (!isComplete(limits)) return [texts.effect.none];
  const before = present ? [present] : fallbacksOf(rules, scope);
  const exceptions = exceptionsTo(rules, scope);
  const { maxVersions, maxAgeInSeconds } = limits;
  return [
    texts.effect.keeps(scopeText(scope), maxVersions, ageText(maxAgeInSeconds)),
    texts.effect.before(before.map(ruleText)),
    before.some((rule) => isStricter(limits, rule.limits)) ? texts.effect.stricter : texts.effect.looser,
    texts.effect.when,
    ...(exceptions.length > 0 ? [texts.effect.exceptions(exceptions.map(scopeText).join('; '))] : []),
  ];
}
