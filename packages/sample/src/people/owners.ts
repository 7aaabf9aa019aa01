import type { Owner, Ownership } from '@colophon/sdk/types';
import { makeOwnershipTypeUrn } from '@colophon/sdk/urns';
import type { Area, Table } from '../tables/table.ts';
import { groupUrn, personNamed } from './people.ts';

/** Who is responsible for an area: who builds it, who answers for what it means, and its steward. */
interface Responsible {
  readonly group: string;
  readonly business: string;
  readonly steward: string;
  readonly engineer: string;
}

export const responsible: Readonly<Record<Area, Responsible>> = {
  orders: of('commerce-engineering', 'Ben Ashworth', 'Pavel Novotny', 'Katarzyna Lis'),
  payments: of('commerce-engineering', 'Monika Gruber', 'Pavel Novotny', 'Rohan Mehta'),
  products: of('commerce-engineering', 'Charlotte Nygaard', 'Pavel Novotny', 'Lars Vestergaard'),
  inventory: of('supply-chain-engineering', 'Rebecca Stone', 'Sofia Papadaki', 'Carlos Ibarra'),
  fulfilment: of('supply-chain-engineering', 'Giulia Ferrante', 'Sofia Papadaki', 'Aoife Brennan'),
  customers: of('customer-engineering', 'Ruth Abara', 'Leila Farahani', 'Stefan Brandt'),
  loyalty: of('customer-engineering', 'Alice Fontaine', 'Leila Farahani', 'Maya Goldberg'),
  care: of('customer-engineering', 'Patrick Delaney', 'Leila Farahani', 'Tiago Pires'),
  marketing: of('marketing', 'Isabelle Laurent', 'Leila Farahani', 'Marcus Webb'),
  web: of('commerce-engineering', 'Owen Pritchard', 'Pavel Novotny', 'Noor Siddiqui'),
  finance: of('finance', 'Monika Gruber', 'Margaret Doyle', 'Peter Lam'),
  workforce: of('finance', 'Andrew Calloway', 'Grace Mbeki', 'Simone Reyes'),
  science: of('data-science', 'Amara Nwosu', 'Margaret Doyle', 'Mei-Ling Chow'),
  platform: of('data-platform', 'Priya Raman', 'Margaret Doyle', 'Elin Sandberg'),
};

function of(group: string, business: string, steward: string, engineer: string): Responsible {
  return { group, business, steward, engineer };
}

/** Ownership types of the company, beside those that every catalogue has. */
export const ownershipTypes = {
  reportOwner: {
    urn: makeOwnershipTypeUrn('tarnfell_report_owner'),
    name: 'Report Owner',
    description: 'Decides what a report shows, and answers questions about it.',
  },
  onCall: {
    urn: makeOwnershipTypeUrn('tarnfell_on_call'),
    name: 'On Call',
    description: 'Is paged when a pipeline fails or data is late.',
  },
} as const;

const builtIn = {
  TECHNICAL_OWNER: 'technical_owner',
  BUSINESS_OWNER: 'business_owner',
  DATA_STEWARD: 'data_steward',
} as const;

/** An owner of one of the types that every catalogue has. */
export const owner = (urn: string, type: keyof typeof builtIn): Owner => ({
  owner: urn,
  type,
  typeUrn: makeOwnershipTypeUrn(`__system__${builtIn[type]}`),
});

/** An owner of one of the company's own types. */
export const ownerOfType = (urn: string, type: keyof typeof ownershipTypes): Owner => ({
  owner: urn,
  type: 'CUSTOM',
  typeUrn: ownershipTypes[type].urn,
});

export const ownership = (...owners: readonly Owner[]): Ownership => ({ owners: [...owners] });

/** Owners of a dataset. Copies of sources belong to the platform, models to those who build them, and what is for trial to nobody. */
export function ownersOf({ area, layer, platform }: Table): readonly Owner[] {
  const { group, business, steward, engineer } = responsible[area];
  const users = {
    engineer: owner(personNamed(engineer).urn, 'TECHNICAL_OWNER'),
    business: owner(personNamed(business).urn, 'BUSINESS_OWNER'),
    steward: owner(personNamed(steward).urn, 'DATA_STEWARD'),
  };
  const team = (id: string): Owner => owner(groupUrn(id), 'TECHNICAL_OWNER');
  if (platform === 'dbt') return [team('analytics-engineering')];
  switch (layer) {
    case 'source':
    case 'event':
      return [team(group), users.engineer];
    case 'bronze':
    case 'raw':
      return [team('data-platform')];
    case 'silver':
    case 'gold':
      return [team('data-platform'), users.business];
    case 'staging':
    case 'intermediate':
      return [team('analytics-engineering')];
    case 'mart':
      return [team('analytics-engineering'), users.business, users.steward];
    case 'report':
      return [team('business-intelligence'), users.business];
    case 'file':
      return [team(group)];
    case 'sandbox':
      return [];
  }
}
