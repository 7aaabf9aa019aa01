export { defaultCacheFolder } from './cache-folder.ts';
export { withCapturedMetadata } from './capture-metadata.ts';
export { checkForeignRecipe, type ForeignProblems } from './check-foreign-recipe.ts';
export {
  type EnvironmentOptions,
  ensureEnvironment,
  type PythonEnvironment,
} from './ensure-environment.ts';
export { findPython, type Python } from './find-python.ts';
export { configSchemaOf, findOwnSource, type ListedSource, listSources, recipeForm } from './list-sources.ts';
export type { RecipeInput, TargetCatalogue } from './prepare-recipe.ts';
export { PythonError } from './python-error.ts';
export type { DataHubReport, EntrySeverity } from './read-report.ts';
export { type ConnectorOptions, type ConnectorResult, runConnector } from './run-connector.ts';
export { type ForeignOptions, type ForeignRunResult, runForeignRecipe } from './run-foreign-recipe.ts';
export { type ProcessEnd, type ProcessOptions, runProcess } from './run-process.ts';
export { testForeignConnection } from './test-foreign-connection.ts';
