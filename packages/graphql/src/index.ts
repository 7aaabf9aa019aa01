export { createGraphqlRoutes, type GraphqlRouteOptions, graphqlPaths } from './server/routes.ts';
export { measureCoverage } from './operations/overviews/measure-coverage.ts';
export type { UnsealSecret } from './context.ts';
