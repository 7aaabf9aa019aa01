import { type AnyProposal, RestEmitter } from '@colophon/sdk/emitters';
import { confirm } from '../confirm.ts';
import { CommandError } from '../describe-failure.ts';
import { printJson } from '../print/print-json.ts';
import { printTable } from '../print/print-table.ts';
import { isObject, nameOf, readJson } from '../read-json.ts';
import { type ClientSettings, clientOptions } from './client-settings.ts';
import { listEntities } from './list-entities.ts';
import { policyUrnOf } from './names-to-urns.ts';
import { type PolicyFlags, readPolicyFlags } from './policy-flags.ts';
import { withClient } from './with-client.ts';

const aspectName = 'dataHubPolicyInfo';

type PolicyInfo = Readonly<Record<string, unknown>>;

/** `colophon policy list`. */
export async function listPolicies(settings: ClientSettings & { readonly json?: boolean }): Promise<void> {
  const policies = await withClient(settings, (client) => listEntities(client, 'dataHubPolicy', aspectName));
  if (settings.json) printJson(policies.map(([urn, info]) => ({ urn, ...info })));
  else
    printTable(
      ['policy', 'name', 'type', 'state'],
      policies.map(([urn, info]) => [
        urn.slice('urn:li:dataHubPolicy:'.length),
        `${info.displayName ?? ''}`,
        `${info.type ?? ''}`,
        `${info.state ?? ''}`,
      ]),
      'There are no policies.',
    );
}

/** `colophon policy show`: as JSON that `create` and `update` take. */
export async function showPolicy(policy: string, settings: ClientSettings): Promise<void> {
  printJson(await readPolicy(policyUrnOf(policy), settings));
}

interface CreateSettings extends ClientSettings, PolicyFlags {
  readonly id?: string;
  readonly inactive?: boolean;
}

/** `colophon policy create`: from a file, from options, or from a file with options in place of some of its fields. */
export async function createPolicy(file: string | undefined, settings: CreateSettings): Promise<void> {
  const urn = policyUrnOf(settings.id ?? crypto.randomUUID());
  const policy: PolicyInfo = {
    // Of the file or an option. Here for the order in which it is shown.
    displayName: undefined,
    description: '',
    type: 'METADATA',
    state: 'ACTIVE',
    ...(await readFrom(file)),
    ...readPolicyFlags(settings),
    ...(settings.inactive && { state: 'INACTIVE' }),
  };
  for (const [name, option] of Object.entries(needed))
    if (policy[name] === undefined)
      throw new CommandError(`the policy needs ${name}: pass ${option}, or a file that has it`, 'usage');
  await write(settings, { entityUrn: urn, aspectName, changeType: 'CREATE', aspect: policy });
  console.log(`Created ${urn}.`);
}

const needed = {
  displayName: '--name',
  privileges: '--privilege',
  actors: '--user, --group, --role, --owners, --all-users or --all-groups',
} as const;

/** `colophon policy update`: a file replaces the policy, options replace single fields. */
export async function updatePolicy(
  policy: string,
  file: string | undefined,
  settings: ClientSettings & PolicyFlags,
): Promise<void> {
  const urn = policyUrnOf(policy);
  const changed = readPolicyFlags(settings);
  if (file === undefined && Object.keys(changed).length === 0)
    throw new CommandError('pass a file, or an option for what changes', 'usage');
  const { resources } = await readPolicy(urn, settings);
  // A filter and its constraints are two options.
  const merged = isObject(resources) && isObject(changed.resources) && { ...resources, ...changed.resources };
  if (file === undefined)
    await setFields(urn, { ...changed, ...(merged && { resources: merged }) }, settings);
  else
    await write(settings, { entityUrn: urn, aspectName, aspect: { ...(await readFrom(file)), ...changed } });
  console.log(`Updated ${urn}.`);
}

/** `colophon policy enable` and `disable`. */
export async function setPolicyState(
  policy: string,
  state: 'ACTIVE' | 'INACTIVE',
  settings: ClientSettings,
): Promise<void> {
  const urn = policyUrnOf(policy);
  await readPolicy(urn, settings);
  await setFields(urn, { state }, settings);
  console.log(`${urn} is ${state === 'ACTIVE' ? 'enabled' : 'disabled'}.`);
}

/** `colophon policy delete`. */
export async function deletePolicy(
  policy: string,
  settings: ClientSettings & { readonly yes?: boolean },
): Promise<void> {
  const urn = policyUrnOf(policy);
  const { displayName } = await readPolicy(urn, settings);
  await confirm(`Delete ${urn} (${displayName})?`, settings.yes ?? false);
  await withClient(settings, (client) => client.hardDelete(urn));
  console.log(`Deleted ${urn}.`);
}

/** @throws CommandError when there is none that the caller may see. */
async function readPolicy(urn: string, settings: ClientSettings): Promise<PolicyInfo> {
  const { [aspectName]: info } = await withClient(settings, (client) =>
    client.getAspects(urn, { aspectNames: [aspectName] }),
  );
  if (isObject(info)) return info;
  throw new CommandError(`${urn} does not exist`, 'notFound');
}

async function readFrom(file: string | undefined): Promise<PolicyInfo> {
  if (file === undefined) return {};
  const policy = await readJson(file);
  if (isObject(policy)) return policy;
  throw new CommandError(`${nameOf(file)} must hold a JSON object: the aspect ${aspectName}`);
}

/** What somebody else changes meanwhile in other fields stays. */
const setFields = (entityUrn: string, fields: PolicyInfo, settings: ClientSettings): Promise<void> =>
  write(settings, {
    entityUrn,
    aspectName,
    changeType: 'PATCH',
    patch: {
      operations: Object.entries(fields).map(([name, value]) => ({ op: 'add', path: `/${name}`, value })),
    },
  });

/** The server checks the content, whoever writes it. */
async function write(settings: ClientSettings, proposal: object): Promise<void> {
  const emitter = new RestEmitter(clientOptions(settings));
  try {
    await emitter.emit(proposal as unknown as AnyProposal);
  } finally {
    await emitter.close();
  }
}
