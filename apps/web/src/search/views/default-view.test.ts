import { describe, expect, it } from 'vitest';
import { defaultViewIn, inDefaultView } from './default-view.ts';

const own = 'urn:li:dataHubView:own';
const shared = 'urn:li:dataHubView:shared';
const answer = (mine: string | null, global: string | null) => ({
  me: {
    corpUser: {
      urn: 'urn:li:corpuser:ada',
      settings: { views: { defaultView: mine === null ? null : { urn: mine } } },
    },
  },
  globalViewsSettings: { defaultView: global },
});

describe('the default view', () => {
  it('is the reader’s own, else that of everybody', () => {
    expect(defaultViewIn(answer(own, shared))).toBe(own);
    expect(defaultViewIn(answer(null, shared))).toBe(shared);
    expect(defaultViewIn(answer(null, null))).toBeUndefined();
    expect(defaultViewIn({ me: null, globalViewsSettings: null })).toBeUndefined();
    expect(defaultViewIn(undefined)).toBeUndefined();
  });

  it('is applied where an address names no view', () => {
    const search = { q: 'orders', filters: {}, page: 2 };
    expect(inDefaultView(search, own)).toEqual({ ...search, view: own, page: 1 });
    expect(inDefaultView(search, undefined)).toBe(search);
    for (const view of [shared, 'none']) {
      const chosen = { ...search, view };
      expect(inDefaultView(chosen, own)).toBe(chosen);
    }
  });
});
