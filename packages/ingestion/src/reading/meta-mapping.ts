import type { Owner, StructuredPropertyValueAssignment } from '@colophon/model-types';
import { validateOwnershipType } from '@colophon/sdk/builders';
import {
  makeDomainUrn,
  makeGroupUrn,
  makeStructuredPropertyUrn,
  makeTermUrn,
  makeUserUrn,
} from '@colophon/sdk/urns';
import { RE2JS } from 're2js';
import { z } from 'zod';
import { pythonText } from './python-text.ts';

const operations = [
  'add_tag',
  'add_term',
  'add_terms',
  'add_owner',
  'add_domain',
  'add_doc_link',
  'add_structured_property',
] as const;

const ruleSchema = z.strictObject({
  match: z
    .union([z.string(), z.number(), z.boolean()])
    .describe(
      'Value that the property has to have. A text is a regular expression, from the start of the value.',
    ),
  operation: z.enum(operations).describe('What is added.'),
  config: z.record(z.string(), z.unknown()).default({}).describe('Settings of the operation.'),
});

/** Rules by the name of a property. */
export const metaMappingSchema = z.record(z.string(), ruleSchema).default({});

export type MetaRules = z.output<typeof metaMappingSchema>;

/** What rules make of properties. */
export interface Mapped {
  /** Without `urn:li:tag:`. */
  readonly tags: readonly string[];
  /** URNs. */
  readonly terms: readonly string[];
  readonly owners: readonly Owner[];
  /** URNs. */
  readonly domains: readonly string[];
  readonly links: readonly { readonly url: string; readonly description: string }[];
  readonly properties: readonly StructuredPropertyValueAssignment[];
}

export interface MappingOptions {
  readonly tagPrefix: string;
  readonly stripEmail: boolean;
  /** What kind of source the owners come from. Default `SOURCE_CONTROL`. */
  readonly ownerSource?: 'SOURCE_CONTROL' | 'SERVICE';
}

type Properties = Readonly<Record<string, unknown>>;
type Rule = MetaRules[string];

/** Applies rules to properties, by DataHub's rules; `meta.datahub` needs none. */
export function mapProperties(properties: Properties, rules: MetaRules, options: MappingOptions): Mapped {
  const tags = new Set<string>();
  const terms = new Set<string>();
  const owners: Owner[] = [];
  const domains: string[] = [];
  const links: Mapped['links'][number][] = [];
  const values = new Map<string, (string | number)[]>();
  const assign = (property: string, value: unknown) => {
    const urn = makeStructuredPropertyUrn(property);
    const known = values.get(urn) ?? [];
    for (const one of [value].flat())
      if (one !== null && one !== undefined) {
        const primitive = typeof one === 'number' ? one : pythonText(one);
        if (!known.includes(primitive)) known.push(primitive);
      }
    if (known.length > 0) values.set(urn, known);
  };

  const own = properties.datahub as OwnProperties | undefined;
  for (const tag of own?.tags ?? []) tags.add(tag);
  for (const term of own?.terms ?? []) terms.add(makeTermUrn(term));
  for (const owner of own?.owners ?? []) {
    const { owner: id, owner_type = 'DATAOWNER' } = typeof owner === 'string' ? { owner } : owner;
    owners.push({ owner: makeUserUrn(id), ...validateOwnershipType(owner_type) });
  }
  if (own?.domain) domains.push(makeDomainUrn(own.domain));
  for (const [property, value] of Object.entries(own?.structured_properties ?? {})) assign(property, value);

  for (const [name, rule] of Object.entries(rules)) {
    const value = properties[name] ?? nested(properties, name);
    const match = matchOf(rule, value);
    if (match === undefined) continue;
    const text = (key: string) =>
      typeof rule.config[key] === 'string' ? insert(rule.config[key], match.best) : '';
    switch (rule.operation) {
      case 'add_tag':
        if (text('tag') !== '') tags.add(`${options.tagPrefix}${text('tag')}`);
        break;
      case 'add_term':
        if (text('term') !== '') terms.add(makeTermUrn(text('term')));
        break;
      case 'add_terms': {
        const separator = String(rule.config.separator ?? ',');
        for (const term of match.whole.split(separator)) if (term.trim()) terms.add(makeTermUrn(term.trim()));
        break;
      }
      case 'add_owner':
        owners.push(...ownersOf(rule, match.best, options));
        break;
      case 'add_domain':
        if (text('domain') !== '') domains.push(makeDomainUrn(text('domain')));
        break;
      case 'add_doc_link':
        links.push({ url: text('link'), description: String(rule.config.description ?? '') });
        break;
      case 'add_structured_property': {
        const given = 'value' in rule.config ? rule.config.value : value;
        const filled = typeof given === 'string' ? insert(given, match.best) : given;
        const property = rule.config.structured_property_urn;
        if (typeof property === 'string')
          assign(property, rule.config.value_type === 'number' ? Number(filled) : filled);
      }
    }
  }
  return {
    tags: [...tags].sort(),
    terms: [...terms].sort(),
    owners: owners
      .sort((one, other) => (one.owner < other.owner ? -1 : 1))
      .map((owner) => ({ ...owner, source: { type: options.ownerSource ?? ('SOURCE_CONTROL' as const) } })),
    domains,
    links,
    properties: [...values].sort().map(([propertyUrn, all]) => ({
      propertyUrn,
      values: all.map((one) => (typeof one === 'number' ? { double: one } : { string: one })),
    })),
  };
}

interface OwnProperties {
  readonly tags?: readonly string[];
  readonly terms?: readonly string[];
  readonly owners?: readonly (string | { readonly owner: string; readonly owner_type?: string })[];
  readonly domain?: string;
  readonly structured_properties?: Readonly<Record<string, unknown>>;
}

/** `a.b` is `b` of the object `a`. */
const nested = (properties: unknown, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null ? (value as Properties)[part] : undefined,
      properties,
    );

interface Match {
  readonly whole: string;
  /** The group that is named for the operation, the first group, or the whole. */
  readonly best: string;
}

const groupNames = ['tag', 'term', 'owner', 'domain', 'link', 'value'];

function matchOf({ match, operation }: Rule, value: unknown): Match | undefined {
  if (Array.isArray(value)) {
    const matching = value.filter((one) => matchOf({ match, operation, config: {} }, one) !== undefined);
    const all = matching.map(String).join(',');
    return matching.length > 0 ? { whole: all, best: all } : undefined;
  }
  if (typeof value !== typeof match) return undefined;
  const text = pythonText(value);
  const found = RE2JS.compile(pythonText(match)).matcher(text);
  if (!found.lookingAt()) return undefined;
  const whole = found.group(0) ?? '';
  const named = groupNames.find(
    (name) => operation === `add_${name}` && String(match).includes(`(?P<${name}>`),
  );
  const best = named === undefined ? (found.groupCount() > 0 ? found.group(1) : whole) : found.group(named);
  return { whole, best: best ?? whole };
}

const insert = (template: string, value: string): string =>
  template.replace(/\{\{\s*\$match\s*\}\}/g, () => value);

function ownersOf({ config }: Rule, match: string, { stripEmail }: MappingOptions): Owner[] {
  const type = validateOwnershipType(String(config.owner_category ?? 'DATAOWNER'));
  return match.split(',').map((part) => {
    const id = stripEmail ? (part.trim().split('@')[0] ?? '') : part.trim();
    return { owner: config.owner_type === 'group' ? makeGroupUrn(id) : makeUserUrn(id), ...type };
  });
}
