export type { DocumentationFiles } from './documentation/documentation.ts';
export { createMcpRoutes, type McpRouteOptions, mcpPaths } from './server/routes.ts';
