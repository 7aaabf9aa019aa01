import { z } from 'zod';
import type { Capabilities } from '../definitions/capabilities.ts';
import type { SourceDefinition } from '../definitions/source.ts';
import { loadDefinitions } from '../registry/find-definition.ts';
import { type ConfigSchema, findConnector, readConnectors } from './connectors/read-connectors.ts';
import { formFields, type RecipeForm } from './connectors/recipe-form.ts';

/** A source that recipes can name. */
export interface ListedSource {
  /** Its `type` in a recipe. */
  readonly name: string;
  readonly title: string;
  /** Id of the data platform; undefined where the recipe names it. */
  readonly platform: string | undefined;
  /** Who reads it: Colophon itself, or DataHub's package, which needs Python. */
  readonly runsIn: 'colophon' | 'datahub';
  /** How mature it is, by DataHub's words; `GA` for those of Colophon. */
  readonly status: string;
  /** Names of what it can do. */
  readonly capabilities: readonly string[];
}

/** All sources by name: those of Colophon, and those that only DataHub's package has. */
export async function listSources(): Promise<ListedSource[]> {
  const [own, { connectors }] = await Promise.all([loadDefinitions('source'), readConnectors()]);
  const here = own.map(
    ({ name, title, platform, capabilities }): ListedSource => ({
      name,
      title,
      platform,
      runsIn: 'colophon',
      status: 'GA',
      capabilities: Object.keys(capabilities satisfies Capabilities),
    }),
  );
  const names = new Set(own.flatMap(({ name, aliases = [] }) => [name, ...aliases]));
  const there = Object.entries(connectors)
    .filter(([name]) => !names.has(name))
    .map(
      ([name, { title, platform, status, capabilities }]): ListedSource => ({
        name,
        title,
        platform,
        runsIn: 'datahub',
        status,
        capabilities,
      }),
    );
  return [...here, ...there].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The source of Colophon that a `type` names, by name or alias; undefined for others. */
export async function findOwnSource(type: string): Promise<SourceDefinition | undefined> {
  const own = await loadDefinitions('source');
  return own.find(({ name, aliases }) => name === type || aliases?.includes(type));
}

/** The JSON Schema of what a recipe of a source of Colophon may configure. */
export function configSchemaOf({
  config,
}: SourceDefinition): ConfigSchema & { readonly $defs?: Record<string, ConfigSchema> } {
  const { $schema: _, ...schema } = z.toJSONSchema(config, { io: 'input', unrepresentable: 'any' });
  return schema as ConfigSchema;
}

/** The form of a recipe, from the schema of its source; undefined if neither Colophon nor DataHub's package has the source. */
export async function recipeForm(type: string): Promise<RecipeForm | undefined> {
  const own = await findOwnSource(type);
  if (own) {
    const schema = configSchemaOf(own);
    return { source: own.name, title: own.title, fields: formFields(schema, schema.$defs ?? {}) };
  }
  const [connector, { $defs }] = await Promise.all([findConnector(type), readConnectors()]);
  return (
    connector && {
      source: connector.name,
      title: connector.title,
      fields: formFields(connector.config, $defs),
    }
  );
}
