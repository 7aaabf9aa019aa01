import type { FieldDescription, ModelDescription, TypeDescription } from './description.ts';

/** A change of the model after which values that were stored before would no longer fit. */
export interface BreakingChange {
  /** Name of the aspect whose values are concerned. */
  readonly aspect: string;
  /** What changed, and what to do about it. */
  readonly message: string;
}

/** Types that hold every value of the type before the colon. */
const wider: Readonly<Record<string, readonly string[]>> = {
  int: ['long', 'float', 'double'],
  long: ['double'],
  float: ['double'],
};

/** Finds what a newer model no longer allows of what an older one allowed: fields that went, narrower types, new demands. */
export function findBreakingChanges(before: ModelDescription, after: ModelDescription): BreakingChange[] {
  return Object.entries(before.aspects).flatMap(([aspect, old]) => {
    const now = after.aspects[aspect];
    const messages = new Set<string>();
    if (!now) {
      messages.add(`Aspect ${aspect} is no longer defined. Restore its definition.`);
    } else if (now.kind !== old.kind) {
      messages.add(
        `Aspect ${aspect} was ${old.kind} and is now ${now.kind}. Define the new kind under a new name.`,
      );
    } else {
      compareRecords({ before, after, messages, seen: new Set() }, old.record, now.record);
    }
    return [...messages].map((message) => ({ aspect, message }));
  });
}

interface Comparison {
  readonly before: ModelDescription;
  readonly after: ModelDescription;
  readonly messages: Set<string>;
  readonly seen: Set<string>;
}

function compareRecords(comparison: Comparison, oldName: string, newName: string): void {
  if (comparison.seen.has(oldName)) return;
  comparison.seen.add(oldName);
  const old = comparison.before.records[oldName] ?? {};
  const now = comparison.after.records[newName] ?? {};
  for (const [name, field] of Object.entries(old)) {
    const next = now[name];
    if (next) compareFields(comparison, `${newName}.${name}`, field, next);
    else
      comparison.messages.add(
        `Field ${oldName}.${name} was removed. Restore it; mark it as deprecated if it is no longer used.`,
      );
  }
  for (const [name, field] of Object.entries(now)) {
    if (field.required && !old[name]) {
      comparison.messages.add(
        `Field ${newName}.${name} is new and required. Make it optional, or give it a default.`,
      );
    }
  }
}

function compareFields(
  comparison: Comparison,
  path: string,
  old: FieldDescription,
  now: FieldDescription,
): void {
  if (now.required && !old.required) {
    comparison.messages.add(
      `Field ${path} was optional and is now required. Make it optional, or give it a default.`,
    );
  }
  if (!isAsWide(comparison, old.type, now.type)) {
    const message = `Field ${path} had the type ${show(old.type)} and now has the narrower ${show(now.type)}.`;
    comparison.messages.add(`${message} Restore the type, or add a field under a new name.`);
  }
}

/** True when every value of the old type is one of the new; goes into records and enumerations of the same place. */
function isAsWide(comparison: Comparison, old: TypeDescription, now: TypeDescription): boolean {
  if (typeof old === 'string') return typeof now === 'string' && isNamedAsWide(comparison, old, now);
  if (typeof now === 'string') return 'urn' in old && now === 'string';
  if ('array' in old) return 'array' in now && isAsWide(comparison, old.array, now.array);
  if ('map' in old) return 'map' in now && isAsWide(comparison, old.map, now.map);
  if ('union' in old)
    return 'union' in now && old.union.every((member) => isMemberKept(comparison, member, now.union));
  if (!('urn' in now)) return false;
  return (
    now.urn.length === 0 ||
    (old.urn.length > 0 && old.urn.every((entityType) => now.urn.includes(entityType)))
  );
}

function isNamedAsWide(comparison: Comparison, old: string, now: string): boolean {
  const { before, after, messages } = comparison;
  if (before.records[old] && after.records[now]) {
    compareRecords(comparison, old, now);
    return true;
  }
  const symbols = before.enumerations[old];
  const newSymbols = after.enumerations[now];
  if (symbols && newSymbols) {
    const gone = symbols.filter((symbol) => !newSymbols.includes(symbol));
    if (gone.length > 0)
      messages.add(
        `Enumeration ${now} lost ${gone.join(', ')}. Restore the symbols that stored values may contain.`,
      );
    return true;
  }
  // Any symbol is a string, so an enumeration may become one.
  return old === now || (symbols !== undefined && now === 'string') || (wider[old]?.includes(now) ?? false);
}

function isMemberKept(comparison: Comparison, member: string, members: readonly string[]): boolean {
  if (!members.includes(member)) return false;
  if (comparison.before.records[member]) compareRecords(comparison, member, member);
  return true;
}

const show = (type: TypeDescription): string => (typeof type === 'string' ? type : JSON.stringify(type));
