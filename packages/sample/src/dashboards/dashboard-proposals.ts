import {
  makeDataPlatformInstanceAspect,
  makeDomainsAspect,
  makeGlobalTagsAspect,
  makeSubTypesAspect,
} from '@colophon/sdk/builders';
import type { AnyProposal } from '@colophon/sdk/emitters';
import type { InputField } from '@colophon/sdk/types';
import { makeDataPlatformInstanceUrn, makeSchemaFieldUrn } from '@colophon/sdk/urns';
import { reportDomainOf } from '../governance/domains.ts';
import { tagUrn } from '../governance/tags.ts';
import { owner, ownerOfType, ownership, responsible } from '../people/owners.ts';
import { groupUrn, personNamed } from '../people/people.ts';
import { createRandom } from '../random.ts';
import type { Estate } from '../tables/estate.ts';
import { daysAgo, stamp, type Times, write } from '../write.ts';
import { type Chart, type Dashboard, dashboards, looker } from './dashboards.ts';

const address = 'https://looker.tarnfell.example/dashboards';
/** Nobody has opened these for long. */
const forgotten = ['black_friday_2024', 'store_visits_old'];

const folders: Readonly<Record<string, string>> = {
  orders: 'Commerce',
  payments: 'Commerce',
  products: 'Commerce',
  web: 'Commerce',
  inventory: 'Supply Chain',
  fulfilment: 'Supply Chain',
  customers: 'Customer',
  loyalty: 'Customer',
  care: 'Customer',
  marketing: 'Marketing',
  finance: 'Finance',
};

/** The dashboards and their charts. */
export function* dashboardProposals(estate: Estate, times: Times): Generator<AnyProposal> {
  for (const dashboard of dashboards) {
    for (const [i, chart] of dashboard.charts.entries())
      yield* chartProposals(estate, dashboard, chart, i, times);
    yield* boardProposals(dashboard, times);
  }
}

function changes({ id }: { readonly id: string }, times: Times) {
  const random = createRandom(`changes of ${id}`);
  const author = personNamed(random.pick(['Robert Mayhew', 'Nadia Haddad', 'Ines Carvalho'])).urn;
  const first = random.whole(200, 900);
  return {
    created: stamp(author, daysAgo(times, first)),
    lastModified: stamp(author, daysAgo(times, random.whole(3, first))),
  };
}

function placeOf({ area }: Dashboard, ...below: readonly string[]) {
  const instance = makeDataPlatformInstanceUrn('looker', looker);
  const folder = folders[area] ?? 'Shared';
  return {
    path: [{ id: instance, urn: instance }, { id: folder }, ...below.map((urn) => ({ id: urn, urn }))],
  };
}

function* boardProposals(dashboard: Dashboard, times: Times): Generator<AnyProposal> {
  const { id, urn, title, description = '', area, charts } = dashboard;
  const stamped = changes(dashboard, times);
  yield write(urn, 'dashboardInfo', {
    title,
    description,
    dashboardUrl: `${address}/${id}`,
    externalUrl: `${address}/${id}`,
    access: area === 'finance' ? 'PRIVATE' : 'PUBLIC',
    chartEdges: charts.map((chart) => ({ destinationUrn: chart.urn })),
    charts: [],
    datasets: [],
    lastModified: stamped,
    lastRefreshed: daysAgo(times, forgotten.includes(id) ? 400 : 0.2),
  });
  yield write(urn, 'subTypes', makeSubTypesAspect(['Dashboard']));
  yield write(urn, 'dataPlatformInstance', makeDataPlatformInstanceAspect('looker', looker));
  yield write(urn, 'browsePathsV2', placeOf(dashboard));
  yield write(urn, 'domains', makeDomainsAspect([reportDomainOf(area)]));
  if (!forgotten.includes(id))
    yield write(
      urn,
      'ownership',
      ownership(
        owner(groupUrn('business-intelligence'), 'TECHNICAL_OWNER'),
        ownerOfType(personNamed(responsible[area].business).urn, 'reportOwner'),
      ),
    );
  const tags = [
    ...(id === 'executive_summary' ? ['kpi', 'month-end'] : []),
    ...(id === 'warehouse_floor' || id === 'trading_daily' ? ['peak-critical'] : []),
    ...(forgotten.includes(id) ? ['legacy'] : []),
  ];
  if (tags.length > 0) yield write(urn, 'globalTags', makeGlobalTagsAspect(tags.map(tagUrn)));
  if (id === 'store_visits_old')
    yield write(urn, 'deprecation', {
      deprecated: true,
      note: 'The counters at the doors were removed.',
      actor: personNamed('Robert Mayhew').urn,
      replacement: dashboards.find((other) => other.id === 'store_league')?.urn ?? urn,
    });
}

function* chartProposals(
  estate: Estate,
  dashboard: Dashboard,
  chart: Chart,
  position: number,
  times: Times,
): Generator<AnyProposal> {
  const { urn, title, type } = chart;
  const inputs = chart.inputs.map((id) => estate.table(id));
  yield write(urn, 'chartInfo', {
    title,
    description: '',
    type,
    chartUrl: `${address}/${dashboard.id}?element=${position + 1}`,
    inputEdges: inputs.map((input) => ({ destinationUrn: input.urn })),
    lastModified: changes(chart, times),
    lastRefreshed: daysAgo(times, forgotten.includes(dashboard.id) ? 400 : 0.2),
  });
  const fields = inputs.flatMap((input): InputField[] =>
    input.columns.slice(0, 4).map(({ name }) => ({ schemaFieldUrn: makeSchemaFieldUrn(input.urn, name) })),
  );
  if (fields.length > 0) yield write(urn, 'inputFields', { fields });
  yield write(urn, 'subTypes', makeSubTypesAspect(['Look']));
  yield write(urn, 'dataPlatformInstance', makeDataPlatformInstanceAspect('looker', looker));
  yield write(urn, 'browsePathsV2', placeOf(dashboard, dashboard.urn));
  yield write(urn, 'domains', makeDomainsAspect([reportDomainOf(dashboard.area)]));
}
