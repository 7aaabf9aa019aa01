// What a recipe is made of, and how to write your own parts.
export type { Capabilities, CapabilityName } from './definitions/capabilities.ts';
export {
  commonFields,
  compilePatterns,
  type Patterns,
  patternsField,
  statefulField,
} from './definitions/configuration.ts';
export { SourceError } from './definitions/errors.ts';
export type { SourceRecord } from './definitions/record.ts';
export type { Entry, Report } from './definitions/report.ts';
export {
  defineSink,
  type Rejected,
  type Sink,
  type SinkContext,
  type SinkDefinition,
} from './definitions/sink.ts';
export {
  type ConnectionReport,
  defineSource,
  type Source,
  type SourceContext,
  type SourceDefinition,
  type SourceState,
} from './definitions/source.ts';
export {
  defineTransformer,
  type Transformer,
  type TransformerContext,
  type TransformerDefinition,
} from './definitions/transformer.ts';

// Recipes.
export {
  type ForeignRecipe,
  parseRecipe,
  type Recipe,
  type RecipePart,
  readRecipe,
} from './recipe/read-recipe.ts';
export { describeProblem, RecipeError, type RecipeProblem } from './recipe/recipe-error.ts';
export type { Variables } from './recipe/expand-variables.ts';
export { createRedactor, type Redactor } from './redaction/redactor.ts';

// Running them.
export {
  defaultStateFolder,
  findUnfinishedRun,
  listRunFiles,
  readRunFile,
  type RunFile,
  type RunStatus,
} from './run/run-files.ts';
export { type RunOptions, type RunProgress, type RunResult, runRecipe } from './run/run-recipe.ts';
export type { ReportJson } from './run/report-json.ts';
export { type Plan, type PlannedAction, type PlannedChange, planRun } from './run/plan-run.ts';
export { requestUrnOf } from './run/record-run.ts';
export { type ReplayOptions, type ReplayResult, replayDeadLetters } from './run/replay-dead-letters.ts';
export { type CapabilityTest, type ConnectionTest, testConnection } from './run/test-connection.ts';
export { recipeJsonSchema } from './recipe/recipe-json-schema.ts';
export { toFileProposal } from './sinks/to-file-proposal.ts';
export { readDeadLetters } from './run/dead-letters.ts';
export { runFolder } from './run/run-files.ts';

// What is registered.
export type { DefinitionKind, DefinitionKinds } from './registry/definition-kinds.ts';
export { findDefinition, loadDefinitions, typesOf } from './registry/find-definition.ts';
