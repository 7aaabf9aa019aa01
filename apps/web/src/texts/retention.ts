import { number } from './format.ts';

const units = { days: 'day', hours: 'hour', minutes: 'minute', seconds: 'second' } as const;
type Unit = keyof typeof units;
const counted = (count: number, one: string) => `${number(count)} ${one}${count === 1 ? '' : 's'}`;
const duration = (count: number, unit: Unit): string => counted(count, units[unit]);

/** The rules on how many earlier versions are kept, a part of the page on maintenance. */
export const retentionTexts = {
  title: 'Retention of earlier versions',
  lead: 'How many versions of an aspect are kept, or for how long. The current value is always kept. The first rule in this list that matches an aspect applies to it.',
  help: 'About retention',
  label: 'Retention rules, the most specific first',
  entityType: 'Entity type',
  aspect: 'Aspect',
  versions: 'Versions kept',
  age: 'Maximum age',
  actions: 'Actions',
  all: 'All',
  noLimit: 'No limit',
  unknownType: 'No such entity type: the rule has no effect.',
  unknownAspect: 'No such aspect: the rule has no effect.',
  shipped: 'Built in',
  duration,
  add: 'New rule',
  change: 'Change',
  remove: 'Remove',
  named: (action: string, scope: string) => `${action}: ${scope}`,
  scope: (entityType: string, aspect: string) => {
    if (entityType === '*') return aspect === '*' ? 'everything' : `${aspect} of all entity types`;
    return aspect === '*' ? `all aspects of ${entityType}` : `${aspect} of ${entityType}`;
  },
  limits: (versions: number | undefined, age: string | undefined) => {
    const parts = [versions !== undefined && counted(versions, 'version'), age];
    return parts.filter((part) => part).join(' and ') || 'no limit';
  },
  form: {
    addTitle: 'New retention rule',
    changeTitle: (scope: string) => `Retention of ${scope}`,
    allTypes: 'All entity types',
    allAspects: 'All aspects',
    exists: 'This rule exists already. Change it in the list instead.',
    versions: 'Versions to keep',
    versionsHint: 'The current one included: 1 keeps no history. Empty for no limit by number.',
    age: 'Maximum age',
    ageHint: 'Versions older than this are deleted. Empty for no limit by age.',
    unit: 'Unit',
    units: { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' } as const,
    save: 'Save rule',
    saved: (scope: string) => `Retention rule for ${scope} saved`,
  },
  effect: {
    title: 'What this rule does',
    none: 'Enter a number of versions, a maximum age, or both.',
    keeps: (scope: string, versions: number | undefined, age: string | undefined) => {
      if (versions === 1)
        return `For ${scope}, only the current value is kept. Every earlier version is deleted.`;
      const parts = [
        versions !== undefined && `all but the newest ${number(versions)} versions are deleted`,
        age !== undefined && `earlier versions older than ${age} are deleted`,
      ].filter((part) => part !== false);
      return `For ${scope}, ${parts.join(', and ')}.`;
    },
    before: (rules: readonly string[]) => `Until now: ${rules.join('; ')}.`,
    stricter: 'This deletes versions that are kept now, and they can’t be restored.',
    looser: 'This deletes nothing that is kept now. Versions that are already deleted stay deleted.',
    when: 'Each write applies the rule to the aspect that it changes. To apply it to everything, use “Apply the rules”.',
    exceptions: (scopes: string) => `More specific rules take precedence: ${scopes}.`,
  },
  removal: {
    title: (scope: string) => `Remove the rule for ${scope}?`,
    after: (rules: readonly string[]) => `Then these apply: ${rules.join('; ')}.`,
    action: 'Remove rule',
    removed: (scope: string) => `Retention rule for ${scope} removed`,
  },
  apply: {
    title: 'Apply the rules',
    text: 'A write only checks the aspect that it changes. After a rule became stricter, and from time to time for rules by age, apply the rules to everything.',
    run: 'Apply the rules',
    running: 'Applying …',
    stop: 'Stop',
    progress: (aspects: string, applied: string) =>
      `${aspects} aspects checked; the history of ${applied} was held to a rule`,
    done: 'Finished.',
    stopped: 'Stopped. It continues from here when you start it again.',
  },
} as const;
