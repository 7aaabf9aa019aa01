export { createGraphqlRoutes, type GraphqlRouteOptions, graphqlPaths } from './server/routes.ts';
export type { UnsealSecret } from './context.ts';
