import { expect, it } from 'vitest';
import { createSearchReports, type SearchReport } from './search-reports.ts';

function reporting() {
  const sent: SearchReport[] = [];
  return { sent, reports: createSearchReports((report) => sent.push(report)) };
}
const stateOf = (q: string, more: object = {}) => ({ q, filters: {}, page: 1, ...more });

it('reports a search once, however it is narrowed or paged through', () => {
  const { sent, reports } = reporting();
  reports.shown(stateOf('orders '), 40);
  reports.shown(stateOf('orders', { filters: { platform: ['a'] } }), 3);
  reports.shown(stateOf('orders', { page: 2 }), 40);
  reports.shown(stateOf('customers', { filters: { platform: ['a'] }, where: 'x:y' }), 0);
  expect(sent).toEqual([
    { type: 'SearchResultsViewEvent', query: 'orders', total: 40, filterFields: [] },
    { type: 'SearchResultsViewEvent', query: 'customers', total: 0, filterFields: ['platform', 'where'] },
  ]);
});

it('reports the place of a result among all of them', () => {
  const { sent, reports } = reporting();
  reports.opened(stateOf('orders', { page: 3 }), 4);
  expect(sent).toEqual([{ type: 'SearchResultClickEvent', query: 'orders', index: 44 }]);
});

it.each(['', ' ', '*'])('reports nothing of %j, which lists everything', (q) => {
  const { sent, reports } = reporting();
  reports.shown(stateOf(q), 40);
  reports.opened(stateOf(q), 0);
  expect(sent).toEqual([]);
});

it('reports no search that is opened from the statistics', () => {
  const { sent, reports } = reporting();
  reports.skip('orders');
  reports.shown(stateOf('orders'), 40);
  expect(sent).toEqual([]);
});
