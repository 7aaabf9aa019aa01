import type { ClaimsReport, OidcDryRun } from '@colophon/auth';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { Alert } from './form.ts';
import { Layout } from './layout.ts';

export interface DryRunProps extends Pick<OidcDryRun, 'report' | 'admission'> {
  /** What people call the provider. */
  readonly provider: string;
  /** Where another dry run begins. */
  readonly again: string;
}

/** Which claims a provider has sent, what they were mapped to, and whether that lets somebody in. */
export function dryRunPage({ report, admission, provider, again }: DryRunProps): ReactElement {
  const refusals = refusalsOf(report, admission);
  return h(
    Layout,
    { title: `Dry run with ${provider}`, isWide: true },
    h('p', { className: 'lede' }, 'Nobody was signed in, and nothing was stored.'),
    verdict(report, admission, refusals),
    h('h2', null, 'What the claims were mapped to'),
    h(
      'dl',
      { className: 'mapping' },
      row('User name', userName(report.userName)),
      row('Full name', report.fullName ?? none('The claim name did not come')),
      row('E-mail address', report.email ?? none('The claim email did not come')),
      row('Groups', groups(report)),
      row('Required groups', requiredGroups(report)),
    ),
    h('h2', null, 'Claims'),
    h(
      'dl',
      { className: 'mapping claims' },
      ...Object.entries(report.claims).map(([name, value]) =>
        h('div', { key: name }, h('dt', null, code(name)), h('dd', null, code(JSON.stringify(value)))),
      ),
    ),
    h('a', { className: 'action', href: again }, 'Run again'),
  );
}

export interface DryRunFailedProps {
  readonly provider: string;
  /** Lines of text. */
  readonly reason: string;
  readonly again: string;
}

/** A dry run that has brought no claims, with what its user may know and others may not. */
export function dryRunFailedPage({ provider, reason, again }: DryRunFailedProps): ReactElement {
  const [first, ...others] = reason.split('\n');
  return h(
    Layout,
    { title: `Dry run with ${provider}` },
    h(Alert, null, first),
    ...others.map((line) => h('p', { key: line, className: 'cause' }, h('code', null, line))),
    h('p', { className: 'lede' }, 'No claims came. Nobody was signed in, and nothing was stored.'),
    h('a', { className: 'action', href: again }, 'Run again'),
  );
}

function refusalsOf({ problems }: ClaimsReport, admission: OidcDryRun['admission']): readonly string[] {
  if (!admission || !('refusal' in admission)) return problems;
  return [...problems, admissionTexts[admission.refusal]];
}

type Refusal = Extract<NonNullable<OidcDryRun['admission']>, { refusal: string }>['refusal'];

const admissionTexts: Readonly<Record<Refusal, string>> = {
  'name not allowed': 'The name is reserved, or has characters that no user name has',
  'user not provisioned': 'The user does not exist, and this provider may not create users',
  'user suspended': 'The user is suspended',
  'service account': 'The name is that of a service account, which has access tokens only',
  'user of another origin': 'The user signs in in another way: a provider cannot take over its users',
  'another user of this name': 'The name belongs to another account of the provider',
};

function verdict(
  { userName: { name } }: ClaimsReport,
  admission: OidcDryRun['admission'],
  refusals: readonly string[],
): ReactElement {
  if (refusals.length > 0)
    return h(
      'div',
      { className: 'verdict fails', role: 'status' },
      h('p', { className: 'label' }, 'Would be refused'),
      ...refusals.map((reason) => h('p', { key: reason }, `${reason}.`)),
    );
  const isNew = admission !== undefined && 'isNew' in admission && admission.isNew;
  return h(
    'div',
    { className: 'verdict', role: 'status' },
    h('p', { className: 'label' }, 'Would be signed in'),
    h(
      'p',
      null,
      isNew ? 'A new user would be created: ' : 'The existing user would be signed in: ',
      code(`urn:li:corpuser:${name}`),
      '.',
    ),
  );
}

const row = (term: string, value: ReactNode): ReactElement =>
  h('div', null, h('dt', null, term), h('dd', null, value));

const code = (text: string): ReactElement => h('code', null, text);

const none = (why: string): ReactElement => h('span', { className: 'none' }, `${why}.`);

const from = (claim: string): ReactElement =>
  h('span', { className: 'hint' }, 'from the claim ', code(claim));

const problem = (text: string): ReactElement => h('span', { className: 'problem' }, `${text}.`);

function userName({ claim, value, name, problem: reason }: ClaimsReport['userName']): ReactNode {
  return lines(
    name === undefined ? undefined : code(name),
    value === undefined || value === name ? undefined : h('span', null, 'came as ', code(value)),
    reason === undefined ? undefined : problem(reason),
    from(claim),
  );
}

function groups({ groupClaims, groups: names }: ClaimsReport): ReactNode {
  if (groupClaims.length === 0)
    return none('No claim is read; the groups that the user has stay as they are');
  return lines(mappedGroups(names), ...groupClaims.map(groupClaim));
}

function mappedGroups(names: readonly string[] | undefined): ReactElement {
  if (!names) return problem('Unknown; the groups that the user has stay as they are');
  return names.length === 0 ? none('None') : list(names);
}

/** As it came, before any pattern. */
const groupClaim = ({ claim, values, problem: reason, note }: ClaimsReport['groupClaims'][number]) =>
  h(
    'span',
    { className: 'hint' },
    'The claim ',
    code(claim),
    ' has ',
    ...(values.length === 0 ? ['no group'] : separated(values)),
    '.',
    reason !== undefined && ' ',
    reason !== undefined && problem(reason),
    note !== undefined && ` ${note}.`,
  );

function requiredGroups({ requiredGroups: required }: ClaimsReport): ReactNode {
  if (!required) return none('No group is required');
  return lines(
    required.problem === undefined
      ? h('span', null, 'Passed: the user is in one of')
      : problem(required.problem),
    list(required.oneOf),
  );
}

const separated = (names: readonly string[]): readonly ReactNode[] =>
  names.flatMap((name, place) => (place === 0 ? [code(name)] : [', ', code(name)]));

const list = (names: readonly string[]): ReactElement =>
  h('ul', null, ...names.map((name) => h('li', { key: name }, code(name))));

/** Each on a line of its own. */
const lines = (...parts: readonly (ReactNode | undefined)[]): ReactElement =>
  h(
    'div',
    { className: 'lines' },
    ...parts.filter((part) => part !== undefined).map((part, place) => h('div', { key: place }, part)),
  );
