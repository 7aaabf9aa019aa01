import { makeDomainUrn } from '@colophon/sdk/urns';
import type { Area } from '../tables/table.ts';

/** A domain of the business. */
export interface Domain {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Id of the domain above. */
  readonly parent?: string;
  /** Area whose people are responsible. */
  readonly area: Area;
}

export const domains: readonly Domain[] = [
  {
    id: 'commerce',
    name: 'Commerce',
    area: 'orders',
    description:
      'Everything from the first click to the paid order: the web shop, the app and the stores.\n\nQuestions go to **#data-commerce**. Start with `fct_orders`, which finance and commerce agree on.',
  },
  {
    id: 'orders',
    name: 'Orders',
    parent: 'commerce',
    area: 'orders',
    description: 'Carts, orders, returns and the promotions that change them.',
  },
  {
    id: 'payments',
    name: 'Payments',
    parent: 'commerce',
    area: 'payments',
    description: 'Payments, refunds, gift cards and the settlement with the payment provider.',
  },
  {
    id: 'products',
    name: 'Products',
    parent: 'commerce',
    area: 'products',
    description: 'The range: products, variants, prices, brands and suppliers.',
  },
  {
    id: 'web',
    name: 'Web and App',
    parent: 'commerce',
    area: 'web',
    description: 'Visits, searches and experiments in the web shop and the app.',
  },
  {
    id: 'supply-chain',
    name: 'Supply Chain',
    area: 'inventory',
    description:
      'From the purchase order to the parcel at the door. Distribution centres are in Leeds, Rotterdam and Poznań.',
  },
  {
    id: 'inventory',
    name: 'Inventory',
    parent: 'supply-chain',
    area: 'inventory',
    description: 'Stock, purchasing and goods receipt.',
  },
  {
    id: 'fulfilment',
    name: 'Fulfilment',
    parent: 'supply-chain',
    area: 'fulfilment',
    description: 'Picking, packing and delivery, with the carriers.',
  },
  {
    id: 'customer',
    name: 'Customer',
    area: 'customers',
    description:
      'People who buy from us, what they agreed to, and how we help them. Most of it is personal data: read the handling rules first.',
  },
  {
    id: 'loyalty',
    name: 'Loyalty',
    parent: 'customer',
    area: 'loyalty',
    description: 'The loyalty programme with its tiers Trail, Ridge and Summit.',
  },
  {
    id: 'care',
    name: 'Customer Care',
    parent: 'customer',
    area: 'care',
    description: 'Tickets, satisfaction and repairs.',
  },
  {
    id: 'marketing',
    name: 'Marketing',
    area: 'marketing',
    description: 'Campaigns, mailings and what they cost and bring.',
  },
  {
    id: 'finance',
    name: 'Finance',
    area: 'finance',
    description:
      'Ledger, reconciliation and the close of the month. Figures are final on the fifth working day.',
  },
  {
    id: 'data-platform',
    name: 'Data Platform',
    area: 'platform',
    description: 'Tools, calendars and everything that no other domain owns.',
  },
];

/** The domain of each area. */
const domainOfArea: Readonly<Record<Area, string>> = {
  orders: 'orders',
  payments: 'payments',
  products: 'products',
  inventory: 'inventory',
  fulfilment: 'fulfilment',
  customers: 'customer',
  loyalty: 'loyalty',
  care: 'care',
  marketing: 'marketing',
  web: 'web',
  finance: 'finance',
  workforce: 'finance',
  science: 'data-platform',
  platform: 'data-platform',
};

/** Ids are prefixed: the catalogue may have a domain `marketing` of its own. */
export const domainUrn = (id: string): string => makeDomainUrn(`tarnfell-${id}`);

export const domainOf = (area: Area): string => domainUrn(domainOfArea[area]);

/** The outermost domain of an area, to which its reports belong: most of them combine several. */
export function reportDomainOf(area: Area): string {
  const id = domainOfArea[area];
  return domainUrn(domains.find((domain) => domain.id === id)?.parent ?? id);
}
