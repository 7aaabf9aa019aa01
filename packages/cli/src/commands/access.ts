import { printJson } from '../print/print-json.ts';
import { callIdentity } from './call-identity.ts';
import type { ClientSettings } from './client-settings.ts';
import { userUrnOf } from './users.ts';

interface ExplainSettings extends ClientSettings {
  readonly actor?: string;
  readonly entity?: string;
  readonly json?: boolean;
}

interface NamedPolicy {
  readonly urn: string;
  readonly name: string;
}

interface Explanation {
  readonly isAllowed: boolean;
  readonly reason: 'SIGN_IN_OFF' | 'SYSTEM_CLIENT' | 'POLICY' | 'DENIED';
  readonly policy?: NamedPolicy;
  readonly denials?: readonly { readonly reason: string; readonly policy?: NamedPolicy }[];
}

const reasons: Readonly<Record<string, string>> = {
  INACTIVE: 'the user is suspended or removed',
  NO_POLICY: 'no policy grants the privilege',
  OTHER_ACTORS: 'is for others',
  OTHER_RESOURCES: 'is for other entities',
};

/** `colophon access explain`: the decision, and by which policy, or why not. */
export async function explainAccess(privilege: string, settings: ExplainSettings): Promise<void> {
  const { actor, entity, json } = settings;
  const query = new URLSearchParams({
    privilege,
    ...(actor !== undefined && { actor: userUrnOf(actor) }),
    ...(entity !== undefined && { entity }),
  });
  const found = (await callIdentity(settings, 'GET', `/access/explain?${query}`)) as Explanation;
  if (json) printJson(found);
  else console.log(linesOf(found).join('\n'));
}

function linesOf({ isAllowed, reason, policy, denials = [] }: Explanation): string[] {
  if (isAllowed && reason === 'SYSTEM_CLIENT') return ['Allowed: the system client may do everything.'];
  if (isAllowed) return [policy ? `Allowed by ${nameOf(policy)}.` : 'Allowed: there is no sign-in.'];
  const lines = denials.map(({ reason, policy: of }) => {
    const why = reasons[reason] ?? reason;
    if (of) return `${nameOf(of)} ${why}`;
    return reason.startsWith('OTHER') ? `a policy that grants it ${why}` : why;
  });
  return ['Not allowed:', ...new Set(lines.map((line) => `  ${line}`))];
}

const nameOf = ({ urn, name }: NamedPolicy): string => `"${name}" (${urn})`;
