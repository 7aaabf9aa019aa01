export { createGraphqlRoutes, type GraphqlRouteOptions, graphqlPaths } from './routes.ts';
