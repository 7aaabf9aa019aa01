import { z } from 'zod';
import { suggestion } from '../configuration/nearest-word.ts';
import type { ActionDefinition, PipelineContext } from '../definitions/action.ts';
import type { EventEnvelope } from '../definitions/event.ts';
import type { TransformerDefinition } from '../definitions/transformer.ts';
import { isModulePath, loadModule } from './load-module.ts';

/** What is known about the built-in plug-ins of a kind, by name. */
type Registry<T> = Readonly<Record<string, () => Promise<T>>>;

/** Actions of DataHub that Colophon has no other one for, and what to do instead. */
const instead: Readonly<Record<string, string>> = {
  metadata_change_sync:
    'To copy metadata into another catalogue, run a recipe with the source datahub and the sink datahub-rest',
  snowflake_tag_propagation:
    "Run it with DataHub's framework, whose source datahub-cloud reads the events of this catalogue",
};

const anyConfig = z.record(z.string(), z.unknown());

/** @throws Error that says what is wrong with the `type`. */
export const loadAction = (
  type: string,
  registry: Registry<ActionDefinition>,
  folder: string,
): Promise<ActionDefinition> =>
  load('action', type, registry, folder, (act) => ({
    name: type,
    description: '',
    config: anyConfig,
    create: (config, context) => ({ act: (event) => act(event, context, config) as Promise<void> }),
  }));

/** @throws Error that says what is wrong with the `type`. */
export const loadTransformer = (
  type: string,
  registry: Registry<TransformerDefinition>,
  folder: string,
): Promise<TransformerDefinition> =>
  load('transformer', type, registry, folder, (transform) => ({
    name: type,
    description: '',
    config: anyConfig,
    create: (config, context) => ({
      transform: (event) => transform(event, context, config) as EventEnvelope | undefined,
    }),
  }));

/** A function that is a whole plug-in: it gets the event, the context and the configuration as it is written. */
type PluginFunction = (event: EventEnvelope, context: PipelineContext, config: unknown) => unknown;

async function load<T>(
  kind: string,
  type: string,
  registry: Registry<T>,
  folder: string,
  fromFunction: (plugin: PluginFunction) => T,
): Promise<T> {
  const builtIn = Object.hasOwn(registry, type) ? registry[type] : undefined;
  if (builtIn) return builtIn();
  const hint = kind === 'action' && Object.hasOwn(instead, type) ? instead[type] : undefined;
  if (hint !== undefined) throw new Error(`Colophon has no action ${type}. ${hint}`);
  if (!isModulePath(type))
    throw new Error(
      `there is no ${kind} ${JSON.stringify(type)}${suggestion(type, Object.keys(registry))}. The path of your own starts with ./`,
    );
  const found = await loadModule(type, folder);
  if (typeof found === 'function') return fromFunction(found as PluginFunction);
  const { create, config } = Object(found) as { create?: unknown; config?: { safeParse?: unknown } };
  if (typeof create === 'function' && typeof config?.safeParse === 'function') return found as T;
  throw new Error(
    `${type}: expected a function, or a definition with config and create, got ${found === null ? 'null' : typeof found}`,
  );
}
