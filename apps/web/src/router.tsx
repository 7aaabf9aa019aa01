import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { homeQuery } from '../gen/home/home.ts';
import { queryClient, read } from './data/query-client.ts';
import { readTabState } from './entity/tab-state.ts';
import { HomePage } from './home/home-page.tsx';
import { readSearchState } from './search/search-state.ts';
import { Shell } from './shell/shell.tsx';
import { Failed, NotFound } from './shell/states.tsx';

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound, errorComponent: Failed });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: HomePage,
  loader: () => void queryClient.prefetchQuery(read(homeQuery, {})),
});

const loadSearchPage = () => import('./search/search-page.tsx');

const search = createRoute({
  getParentRoute: () => root,
  path: '/search',
  validateSearch: readSearchState,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => (await loadSearchPage()).prefetchSearch(deps),
  component: lazyRouteComponent(loadSearchPage, 'SearchPage'),
});

const browse = createRoute({
  getParentRoute: () => root,
  path: '/browse',
  component: lazyRouteComponent(() => import('./browse/browse-page.tsx'), 'BrowsePage'),
});

const loadEntityPage = () => import('./entity/entity-page.tsx');

const entity = createRoute({
  getParentRoute: () => root,
  path: '/$type/$urn',
  validateSearch: readTabState,
  component: lazyRouteComponent(loadEntityPage, 'EntityPage'),
  // The request starts as soon as somebody points at a link, beside the code of the page.
  loader: async ({ params, preload }) =>
    (await loadEntityPage()).prefetchEntity(params.urn, { isCertain: !preload }),
});

const entityTab = createRoute({
  getParentRoute: () => root,
  path: '/$type/$urn/$tab',
  validateSearch: readTabState,
  component: lazyRouteComponent(loadEntityPage, 'EntityPage'),
  loader: async ({ params, preload }) =>
    (await loadEntityPage()).prefetchEntity(params.urn, { tab: params.tab, isCertain: !preload }),
});

/** Pages that look after something: `/govern/glossary`, `/ingestion/runs/<id>`. */
const looking = (['govern', 'ingestion', 'analytics', 'settings'] as const).map((section) =>
  createRoute({
    getParentRoute: () => root,
    path: `/${section}/{-$page}/{-$id}`,
    validateSearch: (given: Record<string, unknown>): Record<string, unknown> => given,
    component: lazyRouteComponent(async () => {
      const { SectionPage } = await import('./section/section-page.tsx');
      return { Page: () => <SectionPage section={section} /> };
    }, 'Page'),
  }),
);

/** Made when it is wanted: it takes as long as the code of a page, and a slow computer does one after the other. */
export const makeRouter = () =>
  createRouter({
    routeTree: root.addChildren([home, search, browse, ...looking, entity, entityTab]),
    // What fails in a page leaves the way to the others.
    defaultErrorComponent: Failed,
    defaultPreload: 'intent',
    defaultPreloadDelay: 30,
    scrollRestoration: true,
    // Without a server, no address but that of the page itself can be loaded again.
    ...(import.meta.env.MODE === 'try'
      ? { history: createHashHistory() }
      : { basepath: import.meta.env.BASE_URL }),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
