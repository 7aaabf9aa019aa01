import { makeGroupUrn, makeUserUrn } from '@colophon/sdk/urns';

/** Groups of people: id, name, mail, what they do. The first person of each leads it. */
const groupTable = `
data-platform | Data Platform | Runs the warehouse, the lake, Kafka and everything that moves data between them.
analytics-engineering | Analytics Engineering | Builds and tests the dbt models from staging to marts.
business-intelligence | Business Intelligence | Builds dashboards, and helps teams to answer their own questions.
data-science | Data Science | Forecasts demand, ranks search results and predicts churn.
data-governance | Data Governance | Keeps glossary, classification and ownership in order, with the stewards of each domain.
commerce-engineering | Commerce Engineering | Builds the web shop, the app, checkout and payments.
supply-chain-engineering | Supply Chain Engineering | Builds warehouse management, purchasing and everything that moves goods.
customer-engineering | Customer Engineering | Builds customer accounts, the loyalty programme and the tools of customer care.
marketing | Marketing | Plans campaigns, mailings and the loyalty programme.
merchandising | Merchandising | Decides what is sold, when, and at which price.
finance | Finance | Accounts, controls and closes the books each month.
customer-care | Customer Care | Answers customers by mail, chat and phone, and handles repairs.
`;

/** Name, title and group. */
const peopleTable = `
Priya Raman | Head of Data Platform | data-platform
Tomasz Wieczorek | Staff Data Engineer | data-platform
Elin Sandberg | Senior Data Engineer | data-platform
Kwame Boateng | Data Engineer | data-platform
Lucía Herrero | Site Reliability Engineer | data-platform
Daniel Osei | Data Engineer | data-platform
Hannah Whitlock | Lead Analytics Engineer | analytics-engineering
Mateo Rinaldi | Senior Analytics Engineer | analytics-engineering
Aiko Tanabe | Analytics Engineer | analytics-engineering
Freya Lindqvist | Analytics Engineer | analytics-engineering
Samuel Okafor | Analytics Engineer | analytics-engineering
Ines Carvalho | Head of Business Intelligence | business-intelligence
Robert Mayhew | BI Developer | business-intelligence
Nadia Haddad | BI Developer | business-intelligence
Jonas Keller | Data Analyst | business-intelligence
Chloe Marchand | Data Analyst | business-intelligence
Viktor Holub | Data Analyst | business-intelligence
Amara Nwosu | Head of Data Science | data-science
Henrik Solheim | Senior Data Scientist | data-science
Mei-Ling Chow | Machine Learning Engineer | data-science
Oscar Dumont | Data Scientist | data-science
Zeynep Arslan | Data Scientist | data-science
Margaret Doyle | Head of Data Governance | data-governance
Pavel Novotny | Data Steward, Commerce | data-governance
Sofia Papadaki | Data Steward, Supply Chain | data-governance
Grace Mbeki | Data Protection Officer | data-governance
Leila Farahani | Data Steward, Customer | data-governance
Ben Ashworth | Engineering Manager, Commerce | commerce-engineering
Katarzyna Lis | Principal Engineer, Checkout | commerce-engineering
Rohan Mehta | Software Engineer, Payments | commerce-engineering
Emily Tran | Software Engineer, Search | commerce-engineering
Lars Vestergaard | Software Engineer, Products | commerce-engineering
Noor Siddiqui | Software Engineer, Web | commerce-engineering
Giulia Ferrante | Engineering Manager, Supply Chain | supply-chain-engineering
Dmitri Volkov | Principal Engineer, Warehousing | supply-chain-engineering
Aoife Brennan | Software Engineer, Fulfilment | supply-chain-engineering
Carlos Ibarra | Software Engineer, Inventory | supply-chain-engineering
Yuki Morita | Software Engineer, Purchasing | supply-chain-engineering
Ruth Abara | Engineering Manager, Customer | customer-engineering
Stefan Brandt | Software Engineer, Accounts | customer-engineering
Maya Goldberg | Software Engineer, Loyalty | customer-engineering
Tiago Pires | Software Engineer, Care Tools | customer-engineering
Isabelle Laurent | Director of Marketing | marketing
Owen Pritchard | Performance Marketing Manager | marketing
Selin Kaya | CRM Manager | marketing
Alice Fontaine | Loyalty Programme Manager | marketing
Marcus Webb | Marketing Analyst | marketing
Charlotte Nygaard | Director of Merchandising | merchandising
David Achterberg | Category Manager, Footwear | merchandising
Fatima Zahra Idrissi | Category Manager, Tents and Packs | merchandising
Joel Lindgren | Pricing Manager | merchandising
Rebecca Stone | Supply Planner | merchandising
Andrew Calloway | Chief Financial Officer | finance
Monika Gruber | Head of Controlling | finance
Peter Lam | Senior Accountant | finance
Simone Reyes | Treasury Analyst | finance
Patrick Delaney | Head of Customer Care | customer-care
Olga Petrenko | Care Operations Manager | customer-care
Hugo Bastien | Repairs Coordinator | customer-care
Jasmin Yilmaz | Quality Analyst | customer-care
`;

/** Domain of all mail addresses. `.example` belongs to nobody. */
export const mailDomain = 'tarnfell.example';

/** A group of the company. */
export interface Group {
  readonly id: string;
  readonly urn: string;
  readonly name: string;
  readonly description: string;
}

/** Somebody who works for the company. */
export interface Person {
  readonly urn: string;
  /** Such as `priya.raman`. */
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly title: string;
  /** Id of the group. */
  readonly group: string;
  /** Whom they report to; undefined for heads of groups. */
  readonly manager: string | undefined;
}

/** Ids are prefixed: the catalogue may have a group `finance` of its own. */
export const groupUrn = (id: string): string => makeGroupUrn(`tarnfell-${id}`);

const rows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));

export const groups: readonly Group[] = rows(groupTable).map(([id = '', name = '', description = '']) => ({
  id,
  urn: groupUrn(id),
  name,
  description,
}));

const plainText = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

export const people: readonly Person[] = rows(peopleTable).map(([fullName = '', title = '', group = '']) => {
  const [firstName = '', ...others] = fullName.split(' ');
  const lastName = others.join(' ');
  const username = `${plainText(firstName)}.${plainText(lastName).replaceAll(' ', '-')}`;
  const head = rows(peopleTable).find(([, , of]) => of === group)?.[0];
  return {
    urn: makeUserUrn(`${username}@${mailDomain}`),
    username,
    firstName,
    lastName,
    fullName,
    title,
    group,
    manager: head === fullName ? undefined : head,
  };
});

/** @throws RangeError if nobody has this name. */
export function personNamed(fullName: string): Person {
  const person = people.find((other) => other.fullName === fullName);
  if (!person) throw new RangeError(`Nobody is called ${fullName}.`);
  return person;
}

/** The people of a group, its head first. */
export const membersOf = (group: string): readonly Person[] =>
  people.filter((person) => person.group === group);
