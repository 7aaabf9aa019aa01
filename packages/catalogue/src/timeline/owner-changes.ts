import type { Change } from './change.ts';
import { type Detector, recordsBy } from './detect.ts';

/** Owners that came and went, and those whose type of ownership became another. */
export const ownerChanges: Detector = (before, after, urn) => {
  const [old, now] = [recordsBy(before, 'owners', 'owner'), recordsBy(after, 'owners', 'owner')];
  const typeOf = (owner: string, owners: typeof old): string => String(owners.get(owner)?.type ?? '');
  const about = (owner: string, type: string) => ({
    entityUrn: urn,
    category: 'OWNERSHIP' as const,
    modifier: owner,
    parameters: { ownerUrn: owner, ownerType: type },
  });
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((owner): Change[] => {
    const [was, is] = [typeOf(owner, old), typeOf(owner, now)];
    if (!now.has(owner)) {
      const description = `${owner} is no longer ${was} of it.`;
      return [{ ...about(owner, was), operation: 'REMOVE', semanticChange: 'MINOR', description }];
    }
    if (!old.has(owner)) {
      const description = `${owner} became ${is} of it.`;
      return [{ ...about(owner, is), operation: 'ADD', semanticChange: 'MINOR', description }];
    }
    if (was === is) return [];
    const description = `${owner} was ${was} of it and is ${is} now.`;
    return [{ ...about(owner, is), operation: 'MODIFY', semanticChange: 'PATCH', description }];
  });
};
