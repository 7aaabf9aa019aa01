import { useQuery } from '@tanstack/react-query';
import { searchViewsQuery } from '../../../gen/search/views/search-views.ts';
import { read } from '../../data/query-client.ts';

/** Nobody has more views. */
const most = 1000;

/** A view by its name. */
export interface NamedView {
  readonly urn: string;
  readonly name: string;
  readonly description: string | null;
}

/** The views that the reader can choose from; undefined until they are known. */
export function useViews(isNeeded = true) {
  const page = { start: 0, count: most };
  const { data, error } = useQuery({
    ...read(searchViewsQuery, { personal: { ...page, viewType: 'PERSONAL' }, global: page }),
    enabled: isNeeded,
  });
  if (!data) return { views: undefined, error };
  return {
    error,
    views: {
      personal: data.listMyViews?.views ?? [],
      global: data.listGlobalViews?.views ?? [],
      mayManageGlobal: data.me?.platformPrivileges.manageGlobalViews === true,
    },
  };
}
