import type { JsonObject } from '@colophon/schema';
import { isPrivilege } from '../access/privileges.ts';
import { equalJson } from '../equal-json.ts';
import { CatalogueError } from '../errors.ts';
import { systemActor } from '../proposal.ts';
import type { AspectWrite, Effect } from './effect.ts';
import { isObject, objectsAt, stringsAt } from './json-values.ts';
import { reject } from './reject.ts';

const policyType = 'dataHubPolicy';
const policyAspect = 'dataHubPolicyInfo';
/** The two policies that a catalogue needs to be administered. */
const systemPolicies: readonly string[] = ['urn:li:dataHubPolicy:0', 'urn:li:dataHubPolicy:1'];
/** What a policy can compare; case does not count. */
const criterionFields: readonly string[] = [
  'TYPE',
  'URN',
  'OWNER',
  'DOMAIN',
  'CONTAINER',
  'TAG',
  'GLOSSARY',
  'STRUCTURED_PROPERTY',
  'DATA_PLATFORM_INSTANCE',
  'GROUP_MEMBERSHIP',
  'RESOURCE_TYPE',
  'RESOURCE_URN',
];

/**
 * What a policy says means something: a mistake in it would grant nothing, or more than was meant, and nobody would notice.
 * Privileges that are stored already may be written back: they may be of a later version.
 */
export const policyContentEffect: Effect = {
  aspects: [policyAspect],
  check(value, { present }) {
    const { type, resources } = value;
    if (type !== 'METADATA' && type !== 'PLATFORM')
      reject(policyAspect, '/type', 'METADATA or PLATFORM', type);
    const stored = new Set(stringsAt(present?.value ?? {}, 'privileges'));
    for (const [i, name] of stringsAt(value, 'privileges').entries())
      if (!isPrivilege(name) && !stored.has(name))
        reject(policyAspect, `/privileges/${i}`, 'the name of a privilege, such as EDIT_ENTITY_TAGS', name);
    if (!isObject(resources)) return;
    for (const name of ['filter', 'privilegeConstraints']) {
      const filter = resources[name];
      for (const [i, criterion] of isObject(filter) ? objectsAt(filter, 'criteria').entries() : [])
        checkCriterion(criterion, `/resources/${name}/criteria/${i}`);
    }
  },
};

function checkCriterion({ field, structuredPropertyValues }: JsonObject, path: string): void {
  const name = String(field).toUpperCase();
  if (!criterionFields.includes(name))
    reject(policyAspect, `${path}/field`, `one of ${criterionFields.join(', ')}`, field);
  if (structuredPropertyValues !== undefined && name !== 'STRUCTURED_PROPERTY')
    reject(policyAspect, `${path}/field`, 'STRUCTURED_PROPERTY, with structuredPropertyValues', field);
}

/** The system's policies stay, and those that are not `editable` are changed by the system alone. */
export const policyProtectionEffect: Effect = {
  entity: policyType,
  readSet: ({ urn }) => [{ urn, aspect: policyAspect }],
  check(value, write) {
    const { changeType } = write.checked.proposal;
    const isChange = changeType === 'UPSERT' || changeType === 'UPDATE' || changeType === 'PATCH';
    if (isChange && !isKept(value, write)) checkEditable(write);
  },
  checkDeletion(write) {
    const { urn } = write.checked;
    if (systemPolicies.includes(urn)) protect(`${urn} is a system policy, which cannot be deleted`);
    checkEditable(write);
  },
};

const isKept = (value: JsonObject, { checked, present }: AspectWrite): boolean =>
  checked.aspect === checked.entity.key || (present !== undefined && equalJson(present.value, value));

function checkEditable({ state, checked: { urn }, stamp }: AspectWrite): void {
  const stored = state.latest({ urn, aspect: policyAspect })?.value;
  if (stored?.editable === false && stamp.actor !== systemActor)
    protect(`${urn} is not editable: expected ${systemActor} as the actor, got ${stamp.actor}`);
}

function protect(message: string): never {
  throw new CatalogueError('INVALID_REQUEST', message);
}
