import type { Page } from 'playwright-core';
import { pageOf } from '../entity-samples.ts';
import { settled } from '../walk-pages.ts';

/** A view of the application with the sample company. */
export interface Screen {
  /** Begins the names of its pictures. */
  readonly name: string;
  readonly path: string;
  /** What a reader does there before the picture is taken. */
  before?(page: Page): Promise<void>;
  /** What a reader does after the window has got another size. */
  resized?(page: Page): Promise<void>;
  /** True where pages of the documentation show it: it is taken in the dark theme, too. */
  readonly isInDocs?: boolean;
}

const orders = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,tarnfell.analytics.core.fct_orders,PROD)';
const repairs = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,tarnfell.analytics.customer.fct_repairs,PROD)';
const dashboard = 'urn:li:dashboard:(looker,tarnfell.executive_summary)';
const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,tarnfell.ingest_shop,prod),load_orders)';
const netRevenue = 'urn:li:glossaryTerm:tarnfell-net-revenue';
const ordersDomain = 'urn:li:domain:tarnfell-orders';
const docs = { isInDocs: true } as const;
/** A graph keeps its place while the window changes. */
const graph = {
  async resized(page: Page) {
    const button = page.getByRole('button', { name: 'Show all' });
    await button.click();
    await button.blur();
    await page.mouse.move(0, 0);
  },
} as const;

/** What opens by a key; its script is loaded only then. */
const opening = (key: string) => ({
  async before(page: Page) {
    await page.keyboard.press(key);
    await page.locator('dialog[open]').waitFor();
  },
});

async function untilRecorded(page: Page): Promise<void> {
  const recorded = page.getByText('One day is recorded so far');
  while (!(await recorded.isVisible())) {
    await page.waitForTimeout(2000);
    await page.reload();
    await settled(page);
  }
}

const screen = (name: string, path: string, more: Omit<Screen, 'name' | 'path'> = {}): Screen => ({
  name,
  path,
  ...more,
});
/** A page of a section: `govern/tags`. */
const page = (address: string, more: Omit<Screen, 'name' | 'path'> = {}): Screen =>
  screen(address.replace('/', '-'), `/${address}`, more);
/** A tab of a table. */
const tab = (name: string, more: Omit<Screen, 'name' | 'path'> = {}): Screen =>
  screen(`table-${name}`, pageOf(orders, name), more);

/** Every screen. Another one is another line here, and `npm run screens -- --accept`. */
export const screens: readonly Screen[] = [
  screen('home', '/', docs),
  screen('search', '/search?q=orders', docs),
  screen('search-filter', '/search?q=&where=owner%3Adata%20AND%20NOT%20tag%3Atarnfell-pii'),
  screen('search-empty', '/search?q=zzyzx'),
  screen('browse', '/browse', docs),
  screen('not-found', '/no/such/page/at/all'),
  screen('keys', '/', opening('?')),
  screen('commands', '/', opening('Control+k')),
  screen('api', pageOf(orders, 'documentation'), { ...docs, ...opening('{') }),
  screen('table', pageOf(orders), docs),
  tab('documentation'),
  screen('table-column', `${pageOf(orders, 'columns')}?column=customer_key`, docs),
  tab('lineage', graph),
  screen('lineage', pageOf(repairs, 'lineage'), { ...docs, ...graph }),
  screen('table-lineage-list', `${pageOf(orders, 'lineage')}?view=list`),
  screen('table-impact', `${pageOf(orders, 'lineage')}?view=impact`, docs),
  tab('quality', docs),
  tab('usage', docs),
  tab('queries', docs),
  tab('properties'),
  tab('access'),
  tab('details'),
  tab('history', docs),
  tab('raw'),
  screen('dashboard', pageOf(dashboard)),
  screen('dashboard-lineage', pageOf(dashboard, 'lineage'), graph),
  screen('job', pageOf(job)),
  screen('user', pageOf('urn:li:corpuser:priya.raman@tarnfell.example')),
  screen('group', pageOf('urn:li:corpGroup:tarnfell-data-platform')),
  screen('domain', pageOf(ordersDomain)),
  screen('term', pageOf(netRevenue)),
  screen('tag', pageOf('urn:li:tag:tarnfell-pii')),
  screen('product', pageOf('urn:li:dataProduct:tarnfell-orders-360')),
  screen('document', pageOf('urn:li:document:tarnfell-handbook')),
  screen('model', pageOf('urn:li:mlModel:(urn:li:dataPlatform:mlflow,tarnfell.churn_v14,PROD)')),
  page('govern/glossary'),
  screen('govern-term', `/govern/glossary/${encodeURIComponent(netRevenue)}`, docs),
  page('govern/domains'),
  screen('govern-domain', `/govern/domains/${encodeURIComponent(ordersDomain)}`, docs),
  page('govern/tags', docs),
  page('govern/products', docs),
  page('govern/ownership-types'),
  page('govern/forms'),
  page('govern/properties'),
  page('ingestion/sources', docs),
  page('ingestion/runs'),
  page('ingestion/secrets'),
  page('ingestion/executors'),
  page('ingestion/actions'),
  page('analytics/usage'),
  page('analytics/searches'),
  page('settings/users'),
  page('settings/groups'),
  page('settings/roles', docs),
  page('settings/policies', docs),
  page('settings/who', docs),
  page('settings/invites'),
  page('settings/tokens'),
  page('settings/service-accounts'),
  page('settings/profile'),
  page('settings/views'),
  page('settings/subscriptions'),
  page('settings/audit'),
  page('settings/changes'),
  page('settings/maintenance'),
  page('settings/posts', docs),
  page('settings/model'),
  page('settings/catalogue'),
  // Last, since the first day of coverage is recorded within a minute.
  page('analytics/coverage', { ...docs, before: untilRecorded }),
];
