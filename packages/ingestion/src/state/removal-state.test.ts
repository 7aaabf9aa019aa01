import { describe, expect, it } from 'vitest';
import { createRedactor } from '../redaction/redactor.ts';
import { RunReport } from '../run/run-report.ts';
import { tableRecord } from '../testing/make-recipe.ts';
import { findStale, OwnedEntities } from './removal-state.ts';

const urn = (name: string) => tableRecord(name).proposals[0]?.entityUrn ?? '';
const before = ['a', 'b', 'c', 'd'].map(urn);

function find(names: readonly string[], { threshold = 75, failed = false, other = '' } = {}) {
  const owned = new OwnedEntities();
  for (const name of names) owned.add(tableRecord(name));
  if (other !== '') owned.add({ ...tableRecord(other), owned: false });
  const report = new RunReport(createRedactor());
  if (failed) report.fail({ title: 'x', message: 'y' });
  return { ...findStale(before, owned, report, threshold), report };
}

describe('what is stale', () => {
  it('is what the last run had, and this one has not', () => {
    expect(find(['a', 'b', 'c', 'new'])).toMatchObject({
      stale: [urn('d')],
      urns: ['a', 'b', 'c', 'new'].map(urn),
    });
  });

  it('is nothing after a failure, and the state keeps all', () => {
    const { stale, urns, report } = find(['a', 'new'], { failed: true });
    expect([stale, urns]).toEqual([[], [...before, urn('new')]]);
    expect(report.groups('warnings')).toMatchObject([{ title: 'nothing is removed' }]);
  });

  it('is nothing if the source found nothing', () => {
    const { stale, report } = find([], { threshold: 100 });
    expect(stale).toEqual([]);
    expect(report.groups('failures')[0]?.message).toBe(
      'The source found nothing at all, and the last run did.',
    );
  });

  it('is nothing above the threshold', () => {
    const { stale, urns, report } = find(['a'], { threshold: 50 });
    expect([stale, urns]).toEqual([[], before]);
    expect(report.groups('failures')[0]?.message).toContain(
      '3 of 4 entities are gone, 75.0 %, which is more',
    );
    expect(find(['a'], { threshold: 75 }).stale).toHaveLength(3);
    expect(find(['a'], { threshold: 100 }).stale).toHaveLength(3);
  });

  it('leaves out what exists and could not be read, also in the next run', () => {
    const owned = new OwnedEntities();
    owned.add({ ...tableRecord('a'), unread: [urn('b'), urn('never read')] });
    const { stale, urns, restored } = findStale(before, owned, new RunReport(createRedactor()), 75);
    expect([stale, urns, restored]).toEqual([['c', 'd'].map(urn), ['a', 'b'].map(urn), []]);
  });

  it('leaves out what the source only says something about', () => {
    expect(find(['a', 'b', 'c'], { other: 'd' }).stale).toEqual([]);
    const owned = new OwnedEntities();
    owned.add({
      id: 'q',
      proposals: [{ entityUrn: 'urn:li:query:1', aspectName: 'status', aspect: { removed: false } }],
    });
    expect(owned.urns.size).toBe(0);
  });
});
