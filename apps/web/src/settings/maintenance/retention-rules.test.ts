import { defaultMaxVersions, shippedRetention } from '@colophon/catalogue';
import { describe, expect, it } from 'vitest';
import {
  ageOf,
  all,
  appliedIn,
  configOf,
  draftOf,
  exceptionsTo,
  fallbacksOf,
  fallbacksWithout,
  isStricter,
  limitsOf,
  type Rule,
  rulesOf,
  shippedRules,
  typedLimits,
  urnOf,
  type WireRule,
} from './retention-rules.ts';

const stored = (entityType: string, aspect: string, maxVersions: number): WireRule => ({
  urn: `urn:li:dataHubRetention:(${entityType},${aspect})`,
  dataHubRetentionConfig: { value: configOf({ maxVersions }) },
});
const scopes = (rules: readonly Rule[]) => rules.map(({ entityType, aspect }) => `${entityType} ${aspect}`);

it('knows the rules that the server comes with', () => {
  const server = Object.entries(shippedRetention).map(([key, limits]) => {
    const [entityType = '', aspect = ''] = key.split('\n');
    return { entityType, aspect, urn: urnOf({ entityType, aspect }), limits, isStored: false };
  });
  expect(shippedRules.toSorted((a, b) => urnOf(a).localeCompare(urnOf(b)))).toEqual(
    server.toSorted((a, b) => urnOf(a).localeCompare(urnOf(b))),
  );
  expect(shippedRules.at(-1)?.limits.maxVersions).toBe(defaultMaxVersions);
});

describe('the rules in force', () => {
  const rules = rulesOf([
    stored('', '*', 7),
    stored('tag', '*', 5),
    stored('*', 'tagProperties', 4),
    stored('tag', 'tagProperties', 3),
    { urn: 'urn:li:dataHubRetention:(chart,*)' },
  ]);
  it('are in the order in which the server looks for one', () => {
    expect(scopes(rules)).toEqual([
      'dataHubExecutionRequest dataHubExecutionRequestResult',
      'tag tagProperties',
      '* tagProperties',
      'tag *',
      '* *',
    ]);
    expect(rules.map(({ isStored }) => isStored)).toEqual([false, true, true, true, true]);
    expect(rules.at(-1)?.limits).toEqual({ maxVersions: 7 });
  });

  it('name what held before, for all of a scope or parts of it', () => {
    const fallbacks = (entityType: string, aspect: string) =>
      scopes(fallbacksOf(rules, { entityType, aspect }));
    expect(fallbacks('tag', 'tagProperties')).toEqual(['* tagProperties']);
    expect(fallbacks('*', 'tagProperties')).toEqual(['tag *', '* *']);
    expect(fallbacks('tag', 'status')).toEqual(['tag *']);
    expect(fallbacks('*', '*')).toEqual([]);
  });

  it('name what holds after one is removed, which may come with the server', () => {
    const after = (at: number) => fallbacksWithout({ ...(rules[at] as Rule) }, rules);
    expect(scopes(after(1))).toEqual(['* tagProperties']);
    expect(after(4)).toEqual([shippedRules[1]]);
    expect(rules[4]?.urn).toBe('urn:li:dataHubRetention:(,*)');
  });

  it('name what goes before a rule', () => {
    const exceptions = (entityType: string, aspect: string) =>
      scopes(exceptionsTo(rules, { entityType, aspect }));
    expect(exceptions('tag', all)).toEqual(['tag tagProperties', '* tagProperties']);
    expect(exceptions('*', 'tagProperties')).toEqual(['tag tagProperties']);
    expect(exceptions('dataset', 'status')).toEqual([]);
    expect(exceptions(all, all)).toHaveLength(4);
  });
});

it('knows which limits keep less', () => {
  expect(isStricter({ maxVersions: 3 }, { maxVersions: 20 })).toBe(true);
  expect(isStricter({ maxVersions: 20 }, { maxVersions: 20 })).toBe(false);
  expect(isStricter({ maxVersions: 30, maxAgeInSeconds: 10 }, { maxVersions: 20 })).toBe(true);
  expect(isStricter({ maxAgeInSeconds: 10 }, {})).toBe(true);
  expect(isStricter({}, { maxVersions: 1 })).toBe(false);
});

it('shows an age in whole units, and reads it back', () => {
  expect(ageOf(7_776_000)).toEqual({ count: 90, unit: 'days' });
  expect(ageOf(5400)).toEqual({ count: 90, unit: 'minutes' });
  expect(ageOf(1)).toEqual({ count: 1, unit: 'seconds' });
  for (const limits of [
    { maxVersions: 3 },
    { maxAgeInSeconds: 5400 },
    { maxVersions: 1, maxAgeInSeconds: 3 },
  ]) {
    expect(typedLimits(draftOf(limits))).toEqual(limits);
    expect(limitsOf(configOf(limits))).toEqual(limits);
  }
});

it('reads what a request to apply the rules has done', () => {
  const value = 'Processed 2000 aspects; applied a rule to the history of 12.';
  expect(appliedIn({ value })).toEqual({ aspects: 2000, applied: 12 });
  expect(appliedIn({ value: 'Processed 1 aspect; applied a rule to the history of 0.' })).toEqual({
    aspects: 1,
    applied: 0,
  });
  expect(appliedIn({})).toBeUndefined();
});
