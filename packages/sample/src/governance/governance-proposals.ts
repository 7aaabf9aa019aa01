import {
  makeDomainsAspect,
  makeGlobalTagsAspect,
  makeStructuredPropertiesAspect,
} from '@colophon/sdk/builders';
import type { AnyProposal } from '@colophon/sdk/emitters';
import { dashboards } from '../dashboards/dashboards.ts';
import { owner, ownership, responsible } from '../people/owners.ts';
import { personNamed } from '../people/people.ts';
import { createRandom } from '../random.ts';
import type { Estate } from '../tables/estate.ts';
import { daysAgo, stamp, type Times, write } from '../write.ts';
import { dataProducts, dataProductUrn } from './data-products.ts';
import { domains, domainUrn } from './domains.ts';
import { glossaryNodes, terms } from './glossary.ts';
import { properties, propertyUrn } from './properties.ts';
import { tags, tagUrn } from './tags.ts';

/** Tags, domains, glossary and structured properties: what assets are labelled with. */
export function* labelProposals(times: Times): Generator<AnyProposal> {
  for (const { definition, settings } of properties) {
    const urn = `urn:li:structuredProperty:${definition.qualifiedName}`;
    yield write(urn, 'propertyDefinition', definition);
    yield write(urn, 'structuredPropertySettings', settings);
  }
  const governance = personNamed('Margaret Doyle').urn;
  for (const { id, name, description, colour } of tags) {
    yield write(tagUrn(id), 'tagProperties', { name, description, colorHex: colour });
    yield write(tagUrn(id), 'ownership', ownership(owner(governance, 'DATA_STEWARD')));
  }
  for (const { id, name, description, parent, area } of domains) {
    yield write(domainUrn(id), 'domainProperties', {
      name,
      description,
      created: stamp(governance, daysAgo(times, 380)),
      ...(parent !== undefined && { parentDomain: domainUrn(parent) }),
    });
    const { business, steward } = responsible[area];
    const owners = [
      owner(personNamed(business).urn, 'BUSINESS_OWNER'),
      owner(personNamed(steward).urn, 'DATA_STEWARD'),
    ];
    yield write(domainUrn(id), 'ownership', ownership(...owners));
  }
  yield* glossaryProposals(governance);
}

function* glossaryProposals(governance: string): Generator<AnyProposal> {
  for (const { urn, name, definition, parent } of glossaryNodes) {
    yield write(urn, 'glossaryNodeInfo', {
      name,
      definition,
      ...(parent !== undefined && { parentNode: parent }),
    });
    yield write(urn, 'ownership', ownership(owner(governance, 'DATA_STEWARD')));
  }
  for (const { urn, name, definition, node, related, kindOf } of terms) {
    yield write(urn, 'glossaryTermInfo', { name, definition, parentNode: node, termSource: 'INTERNAL' });
    if (related.length > 0 || kindOf !== undefined)
      yield write(urn, 'glossaryRelatedTerms', {
        ...(related.length > 0 && { relatedTerms: [...related] }),
        ...(kindOf !== undefined && { isRelatedTerms: [kindOf] }),
      });
    if (createRandom(`owner of ${name}`).next() < 0.8)
      yield write(urn, 'ownership', ownership(owner(stewardOf(node), 'DATA_STEWARD')));
  }
}

const stewardOf = (node: string): string => {
  if (/supply/.test(node)) return personNamed('Sofia Papadaki').urn;
  if (/customers|marketing/.test(node)) return personNamed('Leila Farahani').urn;
  if (/classification/.test(node)) return personNamed('Grace Mbeki').urn;
  return personNamed('Pavel Novotny').urn;
};

/** The data products, and the values of structured properties. */
export function* assetProposals(estate: Estate, times: Times): Generator<AnyProposal> {
  for (const product of dataProducts) {
    const urn = dataProductUrn(product.id);
    const assets = [
      ...product.tables.map((id) => estate.table(id).urn),
      ...dashboards.filter(({ id }) => product.dashboards.includes(id)).map((dashboard) => dashboard.urn),
    ];
    const added = stamp(personNamed(product.owner).urn, daysAgo(times, 150));
    yield write(urn, 'dataProductProperties', {
      name: product.name,
      description: product.description,
      assets: assets.map((destinationUrn, i) => ({
        destinationUrn,
        created: added,
        lastModified: added,
        ...(i === 0 && { outputPort: true }),
      })),
    });
    yield write(urn, 'domains', makeDomainsAspect([domainUrn(product.domain)]));
    yield write(urn, 'ownership', ownership(owner(personNamed(product.owner).urn, 'BUSINESS_OWNER')));
    yield write(urn, 'globalTags', makeGlobalTagsAspect([tagUrn('gold')]));
  }
  yield* propertyValues(estate, times);
}

const tier1 = [
  'fct_orders',
  'fct_revenue_daily',
  'fct_payments',
  'fct_inventory_daily',
  'mail_audience_daily',
  'dim_customers',
];
const deadlines: Readonly<Record<string, string>> = {
  logistics: '05:30',
  marketing: '07:00',
  reporting: '08:00',
};

function* propertyValues(estate: Estate, times: Times): Generator<AnyProposal> {
  for (const table of estate.tables) {
    if (table.platform === 'dbt' || table.env === 'STG') continue;
    const { id, layer, path } = table;
    const random = createRandom(`properties of ${id}`);
    const isServed = layer === 'mart' || layer === 'report';
    const isPersonal = table.columns.some(({ tags: marks }) => marks.includes('pii'));
    const reviewed = new Date(daysAgo(times, random.whole(10, 260))).toISOString().slice(0, 10);
    const values = {
      ...(isServed && {
        criticality: tier1.includes(id) ? 'Tier 1' : random.pick(['Tier 2', 'Tier 2', 'Tier 3']),
      }),
      ...(isServed && { refresh_deadline: deadlines[path[1] ?? ''] ?? '06:00' }),
      ...(layer === 'bronze' && { retention_days: 400 }),
      ...(id.startsWith('exports/gdpr') && { retention_days: 30 }),
      ...(isPersonal && layer === 'source' && { lawful_basis: ['Contract'] }),
      ...(id === 'mail_audience_daily' && { lawful_basis: ['Consent'] }),
      ...(isServed && random.next() < 0.7 && { last_reviewed_on: reviewed }),
    };
    if (Object.keys(values).length === 0) continue;
    const named = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [propertyUrn(name), value]),
    );
    yield write(table.urn, 'structuredProperties', makeStructuredPropertiesAspect(named));
  }
}
