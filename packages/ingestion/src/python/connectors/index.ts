export { type ConfigProblem, checkConnectorConfig } from './check-config.ts';
export {
  type ConfigSchema,
  type Connector,
  type Connectors,
  findConnector,
  readConnectors,
} from './read-connectors.ts';
export {
  type FieldGroup,
  type FormField,
  fieldGroups,
  formFields,
  type RecipeForm,
} from './recipe-form.ts';
export { describeSchemaType, resolveSchema } from './resolve-schema.ts';
