import { findDefinition } from '@colophon/ingestion';
import { parse } from 'yaml';
import { checkChartValues, isChartValues } from './check-chart-values.ts';
import { checkManifest, isManifest } from './check-kubernetes.ts';

/** A configuration of Prometheus, as far as it names what is measured. */
interface Scraping {
  readonly scrape_configs: readonly {
    readonly metrics_path?: string;
    readonly static_configs: readonly { readonly targets: readonly string[] }[];
  }[];
}

/** The part of a recipe that lists its transformers. */
interface Transforming {
  readonly transformers: readonly { readonly type: string; readonly config?: unknown }[];
}

/** A configuration of OpenLineage's clients, as far as it names where they send events. */
interface LineageTransport {
  readonly transport: { readonly type: string; readonly url: string; readonly endpoint: string };
}

/**
 * Holds a YAML block against what it configures. What it scrapes must answer in the format of Prometheus; transformers must
 * take their configurations.
 *
 * @throws Error when it is no YAML, or configures something that nobody here knows
 */
export async function checkYaml(text: string): Promise<void> {
  const value: unknown = parse(text);
  if (isTransforming(value)) return checkTransformers(value);
  if (isTransport(value)) return checkTransport(value);
  if (isManifest(value)) return checkManifest(value);
  if (isChartValues(value)) return checkChartValues(value);
  if (!isScraping(value))
    throw new Error(
      'nobody knows what this YAML configures: save it and use it, or teach check-yaml.ts how to check it',
    );
  for (const { metrics_path = '/metrics', static_configs } of value.scrape_configs) {
    for (const target of static_configs.flatMap(({ targets }) => targets)) {
      const answer = await fetch(`http://${target}${metrics_path}`);
      if (!answer.ok || !/^# TYPE /m.test(await answer.text()))
        throw new Error(`${target}${metrics_path} has no metrics: status ${answer.status}`);
    }
  }
}

async function checkTransport({ transport: { url, endpoint } }: LineageTransport): Promise<void> {
  const address = new URL(endpoint, url);
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: '{}' });
  const said = await answer.text();
  if (answer.status !== 400 || !said.includes('/eventTime'))
    throw new Error(`${address} takes no events: status ${answer.status}, ${said}`);
}

const isTransport = (value: unknown): value is LineageTransport =>
  typeof value === 'object' && value !== null && 'transport' in value;

const isScraping = (value: unknown): value is Scraping =>
  typeof value === 'object' && value !== null && 'scrape_configs' in value;

const isTransforming = (value: unknown): value is Transforming =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === 'transformers';

async function checkTransformers({ transformers }: Transforming): Promise<void> {
  for (const { type, config = {} } of transformers) {
    const definition = await findDefinition('transformer', type, '.');
    if (!definition) throw new Error(`there is no transformer ${type}`);
    definition.config.parse(config);
  }
}
