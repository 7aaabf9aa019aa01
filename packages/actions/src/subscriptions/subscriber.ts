import type { NotificationSettings } from '@colophon/sdk/types';
import type { EntityChangeEvent } from '../definitions/event.ts';
import type { ConfiguredSubscriber } from './configuration.ts';

/** Who is notified of what: from the file of the pipeline, or stored in the catalogue. */
export interface Subscriber extends Omit<ConfiguredSubscriber, 'notify'> {
  readonly notify?: ConfiguredSubscriber['notify'];
  /** Of a stored subscription, the user or group that is notified, and only of what they may see. */
  readonly actor?: string;
  /** Where the notifications of a stored subscription go, if not where the actor's settings say. */
  readonly settings?: NotificationSettings | undefined;
  /** Kinds of change of a stored subscription. Default: all. */
  readonly changeTypes?: readonly string[] | undefined;
}

/** Category, operation and outcome of an event by the kind of change that a stored subscription names. */
const changeTypes: Readonly<
  Record<string, readonly [category: string, operation?: string, outcome?: string]>
> = {
  OPERATION_COLUMN_ADDED: ['TECHNICAL_SCHEMA', 'ADD'],
  OPERATION_COLUMN_REMOVED: ['TECHNICAL_SCHEMA', 'REMOVE'],
  OPERATION_COLUMN_MODIFIED: ['TECHNICAL_SCHEMA', 'MODIFY'],
  ASSERTION_PASSED: ['RUN', 'COMPLETED', 'SUCCESS'],
  ASSERTION_FAILED: ['RUN', 'COMPLETED', 'FAILURE'],
  ASSERTION_ERROR: ['RUN', 'COMPLETED', 'ERROR'],
  DEPRECATED: ['DEPRECATION', 'MODIFY', 'DEPRECATED'],
  UNDEPRECATED: ['DEPRECATION', 'MODIFY', 'ACTIVE'],
  DOCUMENTATION_CHANGE: ['DOCUMENTATION'],
  OWNER_ADDED: ['OWNERSHIP', 'ADD'],
  OWNER_REMOVED: ['OWNERSHIP', 'REMOVE'],
  GLOSSARY_TERM_ADDED: ['GLOSSARY_TERM', 'ADD'],
  GLOSSARY_TERM_REMOVED: ['GLOSSARY_TERM', 'REMOVE'],
  TAG_ADDED: ['TAG', 'ADD'],
  TAG_REMOVED: ['TAG', 'REMOVE'],
};

/** Whether a change is of a kind that the subscriber wants to be notified of. */
export function isWanted(
  { categories, changeTypes: wanted }: Subscriber,
  { category, operation, parameters }: EntityChangeEvent,
): boolean {
  if (categories && !categories.includes(category)) return false;
  if (!wanted) return true;
  const outcome = category === 'DEPRECATION' ? parameters?.status : parameters?.assertionResult;
  return wanted.some((name) => {
    const type = changeTypes[name];
    if (!type || type[0] !== category) return false;
    return (type[1] ?? operation) === operation && (type[2] ?? outcome) === outcome;
  });
}
