export { createGraphqlRoutes, type GraphqlRouteOptions, graphqlPaths } from './server/routes.ts';
