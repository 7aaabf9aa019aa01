import { describe, expect, it } from 'vitest';
import { lineageSearch, readLineageState, timesOf, usualAmount } from './lineage-state.ts';

const urn = 'urn:li:dataset:(urn:li:dataPlatform:postgres,orders,PROD)';

describe('the address of lineage', () => {
  it('is empty for what is shown at first', () => {
    expect(lineageSearch(readLineageState({}))).toEqual({});
  });
  it('says everything that was set, and is read as it was written', () => {
    const search = {
      view: 'list',
      direction: 'upstream',
      depth: 3,
      most: 10,
      tasks: 'folded',
      open: [`downstream ${urn}`],
      whole: [`upstream ${urn}`],
      closed: [`downstream ${urn}`],
      columns: [urn],
      column: `urn:li:schemaField:(${urn},amount)`,
      node: urn,
      pin: urn,
      group: 'domain',
      q: 'orders',
      type: 'dataset',
      platform: 'urn:li:dataPlatform:hive',
      tag: 'urn:li:tag:pii',
      since: '2026-01-31',
      until: '2026-02-01',
      filters: { owners: ['urn:li:corpuser:anna'] },
      page: 2,
    };
    expect(lineageSearch(readLineageState(search))).toEqual(search);
  });
  it('leaves out whatever is wrong', () => {
    const state = readLineageState({
      view: 'cube',
      direction: 3,
      depth: 99,
      most: 7,
      open: ['sideways urn:li:dataset:x', 5],
      columns: 'all',
      column: urn,
      node: { urn },
      since: '2026-13-45',
      group: null,
    });
    expect(lineageSearch(state)).toEqual({});
    expect(state.most).toBe(usualAmount);
  });
});

it('takes both days of a range as a whole', () => {
  const { from = 0, to = 0 } = timesOf({ from: '2026-01-31', to: '2026-01-31' });
  expect(to - from).toBe(24 * 60 * 60 * 1000 - 1);
  expect(timesOf({ from: undefined, to: undefined })).toEqual({});
});
